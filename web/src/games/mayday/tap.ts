// Which seats of the cabin can be tapped at this moment, and what a tap means.

import type { Seat } from '../../gen/mayday';
import { lookers, targets, useAt, type Question } from './choices';
import { selection, type Draft } from './selection';

/** The seats that answer the part of the question that is open. */
export function tappable(question: Question, draft: Draft): Seat[] {
  if (draft.confirming) return [];
  switch (question.ask) {
    case 'crew':
      if (openCrew(question, draft) === 'let-in') return question.seats;
      if (draft.open !== 'send') return [];
      return draft.looker === null
        ? lookers(question.sends)
        : targets(question.sends, draft.looker);
    case 'window':
      return draft.open === 'use' && question.use && 'seats' in question.use
        ? question.use.seats
        : [];
    default:
      return [];
  }
}

/** What the newest in the cockpit is choosing. Where nobody can be sent, there is one thing left. */
export function openCrew(
  { sends }: Extract<Question, { ask: 'crew' }>,
  draft: Draft,
): 'send' | 'let-in' | null {
  if (sends.length === 0) return 'let-in';
  return draft.open === 'use' ? null : draft.open;
}

/** A seat was tapped in the cabin; the bar of choices then asks for the rest. */
export function tapSeat(moment: string, question: Question, draft: Draft, seat: Seat): void {
  if (!tappable(question, draft).includes(seat)) return;
  if (question.ask === 'crew') {
    if (openCrew(question, draft) === 'let-in') {
      selection.change(moment, { confirming: { do: 'let-in', seat } });
    } else if (draft.looker === null) {
      selection.change(moment, { looker: seat });
    } else {
      selection.change(moment, { confirming: { do: 'send', looker: draft.looker, target: seat } });
    }
  } else if (question.ask === 'window' && question.use && 'seats' in question.use) {
    selection.change(moment, { confirming: useAt(question.use.by, seat) });
  }
}
