// What passes from one seat to another.

import type { PlotCard, Seat } from '../../gen/resistance';
import type { EventOf } from './types';

export const PASSING_EVENTS = ['plot-given', 'plot-taken', 'character-shown', 'watched'] as const;

export interface Passing {
  from: Seat;
  to: Seat;
  /** The plot card that passes; nothing: a card that one of them alone may read. */
  plot: PlotCard | null;
}

export function passingOf(event: EventOf<(typeof PASSING_EVENTS)[number]>): Passing {
  switch (event.event) {
    case 'plot-given':
      return { from: event.from, to: event.to, plot: event.card };
    case 'plot-taken':
      return { from: event.from, to: event.by, plot: event.card };
    case 'character-shown':
      return { from: event.owner, to: event.to, plot: null };
    case 'watched':
      return { from: event.member, to: event.by, plot: null };
  }
}
