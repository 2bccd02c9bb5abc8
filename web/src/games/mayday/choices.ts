// What the legal actions ask of me. No rule is here: the actions are only sorted, so that one
// question can be put instead of many buttons.

import type { Action, Seat, Side, Spot } from '../../gen/mayday';
import { only, unique } from '../shared/actions';
import type { ActionOf, MaydayFrame } from './types';

/** What a veteran card can be used for: with a seat, with one of three cards, or as it is. */
export type Use =
  | { by: 'divert' | 'replace' | 'move-to'; seats: Seat[] }
  | { by: 'turn' | 'look-at-own'; spots: Spot[] }
  | { by: 'step-in' | 'silence' };

export type Question =
  | { ask: 'nothing' }
  | { ask: 'look'; spots: Spot[] }
  | { ask: 'mark'; sides: Side[] }
  | { ask: 'vote' }
  | { ask: 'crew'; sends: ActionOf<'send'>[]; seats: Seat[] }
  | { ask: 'window'; use: Use | null };

/** The one question that the frame puts to this viewer. */
export function questionOf({ legal }: MaydayFrame): Question {
  const [first] = legal;
  if (first === undefined) return { ask: 'nothing' };
  switch (first.do) {
    case 'look':
      return { ask: 'look', spots: only(legal, 'look').map(({ spot }) => spot) };
    case 'mark':
      return { ask: 'mark', sides: only(legal, 'mark').map(({ side }) => side) };
    case 'punch':
    case 'protect':
      return { ask: 'vote' };
    case 'send':
    case 'let-in': {
      const seats = only(legal, 'let-in').map(({ seat }) => seat);
      return { ask: 'crew', sends: only(legal, 'send'), seats };
    }
    default:
      return { ask: 'window', use: useOf(legal) };
  }
}

/** What the viewer's card can do at this moment. Nobody has more than one. */
function useOf(legal: Action[]): Use | null {
  const using = legal.find((action) => action.do !== 'pass');
  switch (using?.do) {
    case 'divert':
      return { by: using.do, seats: only(legal, using.do).map(({ target }) => target) };
    case 'replace':
      return { by: using.do, seats: only(legal, using.do).map(({ looker }) => looker) };
    case 'move-to':
      return { by: using.do, seats: only(legal, using.do).map(({ seat }) => seat) };
    case 'turn':
    case 'look-at-own':
      return { by: using.do, spots: only(legal, using.do).map(({ spot }) => spot) };
    case 'step-in':
    case 'silence':
      return { by: using.do };
    default:
      return null;
  }
}

/** Who can be sent to look at somebody. */
export function lookers(sends: ActionOf<'send'>[]): Seat[] {
  return unique(sends.map(({ looker }) => looker)).sort((a, b) => a - b);
}

/** At whom this looker can be sent to look. */
export function targets(sends: ActionOf<'send'>[], looker: Seat): Seat[] {
  return sends.filter((send) => send.looker === looker).map(({ target }) => target);
}

/** The veteran card used with a seat. */
export function useAt(by: 'divert' | 'replace' | 'move-to', seat: Seat): Action {
  switch (by) {
    case 'divert':
      return { do: by, target: seat };
    case 'replace':
      return { do: by, looker: seat };
    case 'move-to':
      return { do: by, seat };
  }
}
