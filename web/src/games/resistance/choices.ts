// What the legal actions ask of me. No rule is here: the actions are only sorted, so that one
// question can be put instead of hundreds of buttons.

import type { Action, Card, PlotCard, Seat } from '../../gen/resistance';
import type { ActionOf, HeldPlot, ResistanceFrame } from './types';

/** The actions that name one seat and nothing else. */
export type Pointing = 'overhear' | 'show' | 'watch';

export type Question =
  | { ask: 'nothing' }
  | { ask: 'mission'; missions: number[] }
  | { ask: 'team'; size: number; seats: Seat[]; teams: Seat[][] }
  | { ask: 'vote' }
  | { ask: 'card'; cards: Card[] }
  | { ask: 'give'; gifts: { card: PlotCard; seats: Seat[] }[] }
  | { ask: 'take'; held: HeldPlot[] }
  | { ask: 'point'; by: Pointing; seats: Seat[] }
  | { ask: 'use' }
  | { ask: 'spotlight'; seats: Seat[] };

function only<D extends Action['do']>(legal: Action[], name: D): ActionOf<D>[] {
  return legal.filter((action): action is ActionOf<D> => action.do === name);
}

function unique<T>(items: T[]): T[] {
  return [...new Set(items)];
}

/** The one question that the frame puts to this viewer. */
export function questionOf(frame: ResistanceFrame): Question {
  const { legal } = frame;
  const [first] = legal;
  if (first === undefined) return { ask: 'nothing' };
  switch (first.do) {
    case 'aim':
      return { ask: 'mission', missions: only(legal, 'aim').map((aim) => aim.mission) };
    case 'propose':
      return teamQuestion(only(legal, 'propose').map((propose) => propose.team));
    case 'approve':
    case 'reject':
      return { ask: 'vote' };
    case 'play':
      return { ask: 'card', cards: only(legal, 'play').map((play) => play.card) };
    case 'give':
      return giveQuestion(only(legal, 'give'));
    case 'take':
      return {
        ask: 'take',
        held: only(legal, 'take').map(({ card, from }) => ({ card, seat: from })),
      };
    case 'overhear':
      return {
        ask: 'point',
        by: 'overhear',
        seats: only(legal, 'overhear').map((a) => a.neighbour),
      };
    case 'show':
      return { ask: 'point', by: 'show', seats: only(legal, 'show').map((a) => a.to) };
    case 'watch':
      return { ask: 'point', by: 'watch', seats: only(legal, 'watch').map((a) => a.member) };
    case 'use':
    case 'pass':
    case 'spotlight': {
      const seats = only(legal, 'spotlight').map((a) => a.on);
      return seats.length > 0 ? { ask: 'spotlight', seats } : { ask: 'use' };
    }
  }
}

function teamQuestion(teams: Seat[][]): Question {
  const seats = unique(teams.flat()).sort((a, b) => a - b);
  return { ask: 'team', size: teams[0]?.length ?? 0, seats, teams };
}

function giveQuestion(gives: ActionOf<'give'>[]): Question {
  const gifts = unique(gives.map((give) => give.card)).map((card) => ({
    card,
    seats: gives.filter((give) => give.card === card).map((give) => give.to),
  }));
  return { ask: 'give', gifts };
}

/** The action that sends this team, if it is one that can be sent. */
export function teamAction(question: Question, team: Seat[]): Action | null {
  if (question.ask !== 'team') return null;
  const wanted = [...team].sort((a, b) => a - b).join();
  const found = question.teams.find((legal) => legal.join() === wanted);
  return found ? { do: 'propose', team: found } : null;
}

/** The action that points at a seat. */
export function pointAction(by: Pointing, seat: Seat): Action {
  switch (by) {
    case 'overhear':
      return { do: 'overhear', neighbour: seat };
    case 'show':
      return { do: 'show', to: seat };
    case 'watch':
      return { do: 'watch', member: seat };
  }
}

/**
 * The seats that can be tapped on the table now. Giving starts with a card, so that seats can be
 * tapped once one is chosen, or when there is only one.
 */
export function tappableSeats(question: Question, card: PlotCard | null): Seat[] {
  switch (question.ask) {
    case 'team':
    case 'point':
    case 'spotlight':
      return question.seats;
    case 'give':
      return giftSeats(question.gifts, card);
    case 'take':
      return unique(question.held.map((held) => held.seat));
    default:
      return [];
  }
}

/** To whom the chosen card, or the only one, can be given. */
export function giftSeats(
  gifts: { card: PlotCard; seats: Seat[] }[],
  card: PlotCard | null,
): Seat[] {
  const [first] = gifts;
  const gift = gifts.length === 1 ? first : gifts.find((gift) => gift.card === card);
  return gift?.seats ?? [];
}
