// The end as a list: who has the most points first, and what each suspect card was worth.

import type { Revelation, Role, Verdict } from '../../gen/illegal';
import { suspectedOf } from './seated';

export interface Ranked extends Revelation {
  /** The same for equal points. */
  place: number;
  suspected: { role: Role; right: boolean }[];
}

export function rankingOf(revelations: Revelation[], verdicts: Verdict[]): Ranked[] {
  return [...revelations]
    .sort((a, b) => b.points - a.points || a.seat - b.seat)
    .map((revelation) => {
      const { seat, points, packet } = revelation;
      return {
        ...revelation,
        place: 1 + revelations.filter((other) => other.points > points).length,
        suspected: suspectedOf(verdicts, seat).map((role) => ({
          role,
          right: packet[role.trade] === role.resource,
        })),
      };
    });
}
