// What the room shows of one person. All of it is public, but for knocks, of which those know who
// can answer them.

import type { Role, Seat, PublicView, Verdict } from '../../gen/illegal';
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
  const publicView = frame.view.public;
  return {
    master: publicView.master === seat,
    // Where everybody is awaited, the sign is for those who have done it.
    awaited: publicView.master === seat && frame.awaits.includes(seat),
    sign: signOf(frame, you, seat),
    suspected: suspectedOf(publicView.verdicts, seat),
  };
}

function signOf(frame: IllegalFrame, you: Seat | null, seat: Seat): PersonInRoom['sign'] {
  const { public: publicView, private: privateView } = frame.view;
  if (publicView.stage === 'point' && seat !== publicView.master && !frame.awaits.includes(seat)) {
    return 'pointed';
  }
  const knocks = privateView.knocks.filter(({ from }) => from !== you);
  if (knocks.some(({ from }) => from === seat)) return 'knocks';
  if (privateView.knocks.some(({ from, to }) => from === you && to === seat)) return 'knocked';
  return publicView.done.includes(seat) ? 'done' : null;
}

/** How many verdicts there will be. */
export function verdictsIn(publicView: PublicView, traders: number): number {
  const single = [...publicView.verdicts.map(({ roles }) => roles), publicView.suspects ?? []];
  return single.some((roles) => roles.length === 1) ? traders * 2 : traders;
}
