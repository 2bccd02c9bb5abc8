// The wire types of Mayday! Mayday! under the names that this folder uses.

import type { Action, Event, Spot, View } from '../../gen/mayday';
import type { Frame, GameProps } from '../game';

export type MaydayFrame = Frame<View, Action, Event>;
export type MaydayProps = GameProps<View, Action, Event>;

/** One kind of action or event, by its name on the wire. */
export type ActionOf<D extends Action['do']> = Extract<Action, { do: D }>;
export type EventOf<E extends Event['event']> = Extract<Event, { event: E }>;

/** The three cards of a seat, from its own left to its own right. */
export const SPOTS: readonly Spot[] = ['left', 'middle', 'right'];
