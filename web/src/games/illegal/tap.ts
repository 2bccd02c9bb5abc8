// Which people of the room can be tapped at this moment, and what a tap means.

import type { Seat } from '../../gen/illegal';
import type { Question } from './choices';
import { selection, type Draft } from './selection';

export function tappable(question: Question, draft: Draft): Seat[] {
  if (draft.confirming) return [];
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
export function tapSeat(moment: string, question: Question, draft: Draft, seat: Seat): void {
  if (!tappable(question, draft).includes(seat)) return;
  if (question.ask === 'session') {
    selection.change(moment, { person: draft.person === seat ? null : seat });
  } else if (question.ask === 'point') {
    selection.change(moment, { confirming: { do: 'point', seat } });
  } else if (question.ask === 'reveal') {
    selection.change(moment, { confirming: { do: 'reveal-first', seat } });
  }
}
