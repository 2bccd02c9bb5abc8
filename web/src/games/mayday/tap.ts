// Which seats of the cabin can be tapped at this moment, and what a tap means.

import type { Seat } from '../../gen/mayday';
import { lookers, targets, useAt, type Question } from './choices';
import { selection, type Half } from './selection';

/** The seats that answer the part of the question that is open. */
export function tappable(question: Question, half: Half): Seat[] {
  if (half.sure) return [];
  switch (question.ask) {
    case 'crew':
      if (openCrew(question, half) === 'let-in') return question.seats;
      if (half.open !== 'send') return [];
      return half.looker === null ? lookers(question.sends) : targets(question.sends, half.looker);
    case 'window':
      return half.open === 'use' && question.use && 'seats' in question.use
        ? question.use.seats
        : [];
    default:
      return [];
  }
}

/** What the newest in the cockpit is choosing. Where nobody can be sent, there is one thing left. */
export function openCrew(
  { sends }: Extract<Question, { ask: 'crew' }>,
  half: Half,
): 'send' | 'let-in' | null {
  if (sends.length === 0) return 'let-in';
  return half.open === 'use' ? null : half.open;
}

/** A seat was tapped in the cabin; the bar of choices then asks for the rest. */
export function tapSeat(moment: string, question: Question, half: Half, seat: Seat): void {
  if (!tappable(question, half).includes(seat)) return;
  if (question.ask === 'crew') {
    if (openCrew(question, half) === 'let-in') {
      selection.change(moment, { sure: { do: 'let-in', seat } });
    } else if (half.looker === null) {
      selection.change(moment, { looker: seat });
    } else {
      selection.change(moment, { sure: { do: 'send', looker: half.looker, target: seat } });
    }
  } else if (question.ask === 'window' && question.use && 'seats' in question.use) {
    selection.change(moment, { sure: useAt(question.use.by, seat) });
  }
}
