// What somebody has voted or played, as far as a view says so.

import type { Ballot, Card, Cards, Seat } from '../../../gen/resistance';

/** What a vote token can show. */
export type Vote = 'approve' | 'reject' | 'blank';

/** How a seat voted, if this ballot says so. */
export function voteOf(ballot: Ballot | null | undefined, seat: Seat): Vote | null {
  if (ballot?.approve.includes(seat)) return 'approve';
  if (ballot?.reject.includes(seat)) return 'reject';
  return null;
}

/** The mission card that a seat has played, if it is known. */
export function cardOf(cards: Cards | null | undefined, seat: Seat): Card | null {
  if (cards?.success.includes(seat)) return 'success';
  if (cards?.fail.includes(seat)) return 'fail';
  if (cards?.chief_fail?.includes(seat)) return 'chief-fail';
  return cards?.hack?.includes(seat) ? 'hack' : null;
}
