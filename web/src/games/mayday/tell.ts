// The flight in sentences. Nothing is worded here: keys and what they fill in.

import type { Event, Seat, Side, Veteran } from '../../gen/mayday';
import events from '../../gen/mayday.events.json';
import type { Line, Player, Texts } from '../game';
import { nameOf, namesOf } from '../shared/seats';
import { teller } from '../shared/tell';
import type { MaydayFrame } from './types';

export function sideKey(side: Side): string {
  return `mayday-side-${side}`;
}

export function veteranKey(card: Veteran): string {
  return `mayday-veteran-${card}`;
}

export function phase(frame: MaydayFrame): Line {
  return { key: `mayday-stage-${frame.view.public.stage}` };
}

/** The same sentence for everybody: nothing in it comes from what one viewer alone knows. */
export function now(frame: MaydayFrame, players: Player[], texts: Texts): Line {
  const publicView = frame.view.public;
  const name = (seat: Seat | null | undefined) => (seat ? nameOf(players, seat) : '');
  const { looker, target, spot } = publicView.look ?? {};
  return {
    key: `mayday-table-now-${publicView.stage}`,
    args: {
      looker: name(looker),
      target: name(target),
      spot: spot ?? 'middle',
      own: looker && looker === target ? 'yes' : 'no',
      before: publicView.veterans?.before ?? 'look',
      skirmish: name(publicView.skirmish),
      looked: publicView.has_looked ? 'yes' : 'no',
      awaited: namesOf(players, frame.awaits, texts),
      awaited_count: frame.awaits.length,
    },
  };
}

/** MAY-49: who alone may speak. */
export function speaker(frame: MaydayFrame): Seat | null {
  return frame.view.public.veterans?.speaker ?? null;
}

export function help(frame: MaydayFrame): string {
  const { stage, part, round } = frame.view.public;
  switch (stage) {
    case 'deal':
      return 'deal';
    case 'window':
      return 'veterans';
    case 'choose':
      return part === 'skirmishes' ? 'skirmish' : 'looking';
    case 'mark':
      return part === 'suspicions' ? 'suspicions' : 'looking';
    case 'vote':
      return round === 'doubt' ? 'doubt' : 'captain';
    case 'shuffle':
      return 'captain';
    case 'crew':
      return 'cockpit';
    case 'over':
      return 'end';
  }
}

/** An event as a sentence of the log. */
export const tell = teller<Event>('mayday', events);
