// What a tap on a seat of the table means at this moment.

import type { Seat } from '../../gen/resistance';
import { giftSeats, pointAction, type Aside, type Question } from './choices';
import { selection, type Draft } from './selection';

/** A seat was tapped on the table; the bar of choices then asks for the rest. */
export function tapSeat(moment: string, question: Question, draft: Draft, seat: Seat): void {
  switch (question.ask) {
    case 'team':
      return selection.toggle(moment, seat, question.size);
    case 'point':
      return selection.change(moment, { seat, confirming: pointAction(question.by, seat) });
    case 'spotlight':
      return selection.change(moment, { seat, confirming: { do: 'spotlight', on: seat } });
    case 'give': {
      const [only] = question.gifts;
      const card = question.gifts.length === 1 ? only?.card : draft.card;
      if (card && giftSeats(question.gifts, card).includes(seat)) {
        selection.change(moment, { seat, confirming: { do: 'give', card, to: seat } });
      }
      return;
    }
    case 'take': {
      const held = question.held.filter((plot) => plot.seat === seat);
      const [only] = held;
      // Several cards lie there: the seat is chosen, the card is still asked for.
      const confirming =
        held.length === 1 && only ? ({ do: 'take', card: only.card, from: seat } as const) : null;
      return selection.change(moment, { seat, confirming });
    }
    case 'nothing':
    case 'mission':
    case 'vote':
    case 'card':
    case 'loyalty':
    case 'go-on':
    case 'use':
      return;
  }
}

/** A seat was tapped while what lies beside the question is open. */
export function tapAside(moment: string, { by }: Aside, seat: Seat): void {
  selection.change(moment, { seat, confirming: pointAction(by, seat) });
}
