// The wire types of Illegal under the names that this folder uses.

import type { Action, Cards, Event, Resource, View } from '../../gen/illegal';
import type { Frame, GameProps } from '../game';

export type IllegalFrame = Frame<View, Action, Event>;
export type IllegalProps = GameProps<View, Action, Event>;

/** One kind of action or event, by its name on the wire. */
export type ActionOf<D extends Action['do']> = Extract<Action, { do: D }>;
export type EventOf<E extends Event['event']> = Extract<Event, { event: E }>;

/** In the order of the box. */
export const RESOURCES: readonly Resource[] = [
  'luxury-cars',
  'guns',
  'jewelry',
  'alcohol',
  'pornography',
  'secret-files',
  'call-girls',
  'powder',
];

export { ILLEGAL_SESSIONS as SESSIONS } from '../../gen/constants';

/** So many of one resource. */
export interface Lot {
  resource: Resource;
  count: number;
}

/** What there is of each, in the order of the box. A screen for everybody has no cards at all. */
export function lotsOf(cards: Cards | null | undefined): Lot[] {
  return RESOURCES.map((resource) => ({ resource, count: cards?.[resource] ?? 0 })).filter(
    ({ count }) => count > 0,
  );
}

export function countOf(cards: Cards | null | undefined): number {
  return lotsOf(cards).reduce((sum, { count }) => sum + count, 0);
}
