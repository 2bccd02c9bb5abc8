// What passes from one seat to another.

import type { PlotCard, Seat } from '../../gen/resistance';
import type { Mark } from './art/emblems';
import type { EventOf } from './types';

export const PASSING_EVENTS = [
  'plot-given',
  'plot-taken',
  'character-shown',
  'watched',
  'appointed',
  'accused',
  'inquired',
  'examined',
] as const;

export interface Passing {
  from: Seat;
  to: Seat;
  /** The plot card or the marker that passes; nothing: a card that one of them alone may read. */
  plot: PlotCard | null;
  mark: Mark | null;
}

export function passingOf(event: EventOf<(typeof PASSING_EVENTS)[number]>): Passing {
  switch (event.event) {
    case 'plot-given':
      return { from: event.from, to: event.to, plot: event.card, mark: null };
    case 'plot-taken':
      return { from: event.from, to: event.by, plot: event.card, mark: null };
    case 'character-shown':
      return { from: event.owner, to: event.to, plot: null, mark: null };
    case 'watched':
      return { from: event.member, to: event.by, plot: null, mark: null };
    case 'appointed':
      return { from: event.leader, to: event.investigator, plot: null, mark: 'investigator' };
    case 'accused':
      return { from: event.by, to: event.accused, plot: null, mark: 'accusation' };
    case 'inquired':
      return { from: event.by, to: event.whom, plot: null, mark: 'inquisitor' };
    case 'examined':
      return { from: event.whom, to: event.by, plot: null, mark: null };
  }
}
