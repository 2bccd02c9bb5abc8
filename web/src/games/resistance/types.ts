// The wire types of The Resistance under the names that this folder uses.

import { RESISTANCE_REJECTIONS_MAX } from '../../gen/constants';
import type { Action, Event, PlotCard, Seat, View } from '../../gen/resistance';
import type { Frame, GameProps } from '../game';

export type ResistanceFrame = Frame<View, Action, Event>;
export type ResistanceProps = GameProps<View, Action, Event>;

/** One kind of action or event, by its name on the wire. */
export type ActionOf<D extends Action['do']> = Extract<Action, { do: D }>;
export type EventOf<E extends Event['event']> = Extract<Event, { event: E }>;

/** A plot card before a seat. */
export interface HeldPlot {
  card: PlotCard;
  seat: Seat;
}

/** The spaces printed on the vote track. The server alone decides when the last one is reached. */
export const VOTE_TRACK: readonly number[] = Array.from(
  { length: RESISTANCE_REJECTIONS_MAX },
  (_, index) => index + 1,
);
