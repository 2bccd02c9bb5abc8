// The evening in sentences. Nothing is worded here: keys and what they fill in.

import type { Event, Seat } from '../../gen/illegal';
import events from '../../gen/illegal.events.json';
import type { Line, Player, Texts } from '../game';
import { nameOf, namesOf } from '../shared/seats';
import { teller } from '../shared/tell';
import { namingOf } from './naming';
import { companyOf, cornerOf, tradersOf } from './room';
import type { IllegalFrame } from './types';

export function phase(frame: IllegalFrame): Line {
  return { key: `illegal-stage-${frame.view.public.stage}` };
}

/** The same sentence for everybody: nothing in it comes from what one viewer alone knows. */
export function now(frame: IllegalFrame, players: Player[], texts: Texts, options: string): Line {
  const publicView = frame.view.public;
  const { stage, done, docks, session, next, master, suspects } = publicView;
  const traders = tradersOf(publicView, players);
  const taken = docks.at(-1)?.taken.map(({ seat }) => seat) ?? [];
  const missing = traders.map(({ seat }) => seat).filter((seat) => !taken.includes(seat));
  return {
    key: `illegal-table-now-${stage}`,
    args: {
      session,
      next: next ?? 'session',
      players: traders.length,
      master: master ? nameOf(players, master) : '',
      done_count: done.length,
      missing: namesOf(players, missing, texts),
      missing_count: missing.length,
      roles: namingOf(texts, options).roles(suspects ?? []),
      awaited: namesOf(players, frame.awaits, texts),
      awaited_count: frame.awaits.length,
    },
  };
}

/** Who hears me: those in my corner, or those at the table; a game master hears all of it. */
export function hearing(
  frame: IllegalFrame,
  you: Seat,
  players: Player[],
  texts: Texts,
): Line | null {
  const publicView = frame.view.public;
  if (publicView.corners.every((seats) => seats.length === 0)) return null;
  if (you === publicView.master) return { key: 'illegal-table-hear-master' };
  const corner = cornerOf(publicView, you);
  const around =
    corner === null
      ? tradersOf(publicView, players)
          .map(({ seat }) => seat)
          .filter((seat) => seat !== you && cornerOf(publicView, seat) === null)
      : companyOf(publicView, you);
  const ears = publicView.master ? [...around, publicView.master] : around;
  const args = { names: namesOf(players, ears, texts), names_count: ears.length };
  return { key: `illegal-table-hear-${corner === null ? 'table' : 'corner'}`, args };
}

export function help(frame: IllegalFrame): string {
  switch (frame.view.public.stage) {
    case 'build':
    case 'ready':
    case 'reveal':
      return 'master';
    case 'deal':
      return 'deal';
    case 'session':
      return frame.view.private.exchanges.length > 0 ? 'exchange' : 'corners';
    case 'lay-out':
    case 'dock':
    case 'lot':
    case 'rest':
      return 'docks';
    case 'show':
    case 'debate':
    case 'point':
      return 'tribunal';
    case 'over':
      return 'score';
  }
}

/** An event as a sentence of the log. */
export const tell = teller<Event>('illegal', events);
