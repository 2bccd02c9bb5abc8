// Which people of the room can be tapped at this moment, and what a tap means.

import type { Seat } from '../../gen/illegal';
import type { Question } from './choices';
import { selection, type Half } from './selection';

export function tappable(question: Question, half: Half): Seat[] {
  if (half.sure) return [];
  switch (question.ask) {
    case 'session':
      return question.knock;
    case 'point':
    case 'reveal':
      return question.seats;
    default:
      return [];
  }
}

/** Somebody was tapped; the bar of choices then asks for the rest. */
export function tapSeat(moment: string, question: Question, half: Half, seat: Seat): void {
  if (!tappable(question, half).includes(seat)) return;
  if (question.ask === 'session') {
    selection.change(moment, { person: half.person === seat ? null : seat });
  } else if (question.ask === 'point') {
    selection.change(moment, { sure: { do: 'point', seat } });
  } else if (question.ask === 'reveal') {
    selection.change(moment, { sure: { do: 'reveal-first', seat } });
  }
}
