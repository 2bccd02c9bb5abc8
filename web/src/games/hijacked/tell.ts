// The talks in sentences. Nothing is worded here: keys and what they fill in.

import type { Event } from '../../gen/hijacked';
import events from '../../gen/hijacked.events.json';
import type { Line, Player, Texts } from '../game';
import { nameOf, namesOf } from '../shared/seats';
import { teller } from '../shared/tell';
import { namingOf } from './naming';
import { crewOf } from './people';
import type { HijackedFrame } from './types';

export function phase(frame: HijackedFrame): Line {
  return { key: `hijacked-stage-${frame.view.public.stage}` };
}

/** What the table waits for: within a turn several things can come between. */
function momentIn({ view: { public: publicView } }: HijackedFrame): string {
  if (publicView.stage === 'over') return 'over';
  if (publicView.takers.length > 0) return 'take';
  if (publicView.stones) return 'stones';
  if (publicView.stage !== 'turn') return publicView.stage;
  if (publicView.offering) return 'offer';
  return publicView.turn?.chosen ? 'card' : 'turn';
}

/** The same sentence for everybody: nothing in it comes from what one viewer alone knows. */
export function now(frame: HijackedFrame, players: Player[], texts: Texts): Line {
  const publicView = frame.view.public;
  const crew = crewOf(players, texts);
  const naming = namingOf(texts);
  const seat = publicView.stones?.seat ?? publicView.turn?.seat;
  return {
    key: `hijacked-table-now-${momentIn(frame)}`,
    args: {
      seat: seat ? nameOf(crew, seat) : '',
      round: publicView.round,
      police: publicView.police,
      dice: publicView.turn?.dice.filter(({ used }) => !used).length ?? 0,
      greens: publicView.stones?.greens ?? 0,
      card: publicView.turn?.chosen ? naming.card(publicView.turn.chosen.face.card) : '',
      takers: namesOf(crew, publicView.takers, texts),
      takers_count: publicView.takers.length,
      asked: namesOf(crew, frame.awaits, texts),
      asked_count: frame.awaits.length,
    },
  };
}

export function help(frame: HijackedFrame): string {
  const publicView = frame.view.public;
  switch (momentIn(frame)) {
    case 'deal':
      return 'goal';
    case 'take':
      return 'points';
    case 'stones':
      return 'trust';
    case 'offer':
      return 'tiles';
    case 'card':
      return 'cards';
    case 'last-call':
    case 'over':
      return 'score';
    case 'cybot':
      return 'solo';
    default:
      return publicView.turn?.beside ? 'reserving' : 'round';
  }
}

const told = teller<Event>('hijacked', events);

/** An event as a sentence of the log; the Cybot has a name, though nobody sits there. */
export function tell(event: Event, players: Player[], texts: Texts, options: string): Line | null {
  return told(event, crewOf(players, texts), texts, options);
}
