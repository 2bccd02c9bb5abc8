// What a vote token can show.

import type { Ballot, Seat } from '../../../gen/resistance';

export type Vote = 'approve' | 'reject' | 'blank';

/** How a seat voted, if this ballot says so. */
export function voteOf(ballot: Ballot | null | undefined, seat: Seat): Vote | null {
  if (ballot?.approve.includes(seat)) return 'approve';
  if (ballot?.reject.includes(seat)) return 'reject';
  return null;
}
