// What the room shows of one person. All of it is public, but for knocks, of which those know who
// can answer them.

import type { Role, Seat, Table, Verdict } from '../../gen/illegal';
import type { IllegalFrame } from './types';

export interface PersonInRoom {
  master: boolean;
  awaited: boolean;
  /** The one small sign at the token. */
  sign: 'done' | 'knocks' | 'knocked' | 'pointed' | null;
  /** The suspect cards before this person. */
  suspected: Role[];
}

/** The suspect cards that lie before a seat. */
export function suspectedOf(verdicts: Verdict[], seat: Seat): Role[] {
  return verdicts.filter(({ accused }) => accused === seat).flatMap(({ roles }) => roles);
}

export function personAt(frame: IllegalFrame, you: Seat | null, seat: Seat): PersonInRoom {
  const { table } = frame.view;
  return {
    master: table.master === seat,
    // Where everybody is awaited, the sign is for those who have done it.
    awaited: table.master === seat && frame.awaits.includes(seat),
    sign: signOf(frame, you, seat),
    suspected: suspectedOf(table.verdicts, seat),
  };
}

function signOf(frame: IllegalFrame, you: Seat | null, seat: Seat): PersonInRoom['sign'] {
  const { table, own } = frame.view;
  if (table.stage === 'point' && seat !== table.master && !frame.awaits.includes(seat)) {
    return 'pointed';
  }
  const knocks = own.knocks.filter(({ from }) => from !== you);
  if (knocks.some(({ from }) => from === seat)) return 'knocks';
  if (own.knocks.some(({ from, to }) => from === you && to === seat)) return 'knocked';
  return table.done.includes(seat) ? 'done' : null;
}

/** How many verdicts there will be. */
export function verdictsIn(table: Table, traders: number): number {
  const single = [...table.verdicts.map(({ roles }) => roles), table.suspects ?? []];
  return single.some((roles) => roles.length === 1) ? traders * 2 : traders;
}
