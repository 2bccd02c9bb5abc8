// The wire types of Hijacked under the names that this folder uses.

import type { Action, Card, Colour, Event, Kind, Markers, View } from '../../gen/hijacked';
import type { Frame, GameProps } from '../game';

export type HijackedFrame = Frame<View, Action, Event>;
export type HijackedProps = GameProps<View, Action, Event>;

/** One kind of action or event, by its name on the wire. */
export type ActionOf<D extends Action['do']> = Extract<Action, { do: D }>;
export type EventOf<E extends Event['event']> = Extract<Event, { event: E }>;

/** In the order of their spaces in the tower. */
export const KINDS: readonly Kind[] = ['crypto', 'food', 'medicine', 'joker'];

/** In the order of the box. */
export const COLOURS: readonly Colour[] = ['grey', 'blue', 'green', 'yellow', 'red'];

/** How many cards a display holds, and how many steps a hijacker has to be persuaded. */
export { HIJACKED_DISPLAY_MAX as DISPLAY, HIJACKED_STEPS as LEVELS } from '../../gen/constants';

const LETTERS: Record<string, Colour> = {
  G: 'grey',
  B: 'blue',
  N: 'green',
  Y: 'yellow',
  R: 'red',
};

/** A card's name tells its colour. */
export function colourOf(card: Card): Colour {
  return LETTERS[card.charAt(0)] ?? 'grey';
}

/** So many of one thing. */
export interface Lot<T> {
  of: T;
  count: number;
}

/** What there is of each kind of marker. */
export function lotsOf(markers: Markers): Lot<Kind>[] {
  return KINDS.map((of) => ({ of, count: markers[of] })).filter(({ count }) => count > 0);
}

export function countOf(markers: Markers): number {
  return KINDS.reduce((sum, kind) => sum + markers[kind], 0);
}

/** What there is of each colour, in the order of the cards, as the log tells it. */
export function coloursOf(cards: readonly Card[]): Lot<Colour>[] {
  const lots: Lot<Colour>[] = [];
  for (const of of cards.map(colourOf)) {
    const lot = lots.find((other) => other.of === of);
    if (lot) lot.count += 1;
    else lots.push({ of, count: 1 });
  }
  return lots;
}
