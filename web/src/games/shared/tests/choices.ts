// What holds of the questions of every game: all that is legal can be reached, and nothing else.

import { describe, expect, it } from 'vitest';
import type { Recorded } from './matches';

interface Doing {
  do: string;
}

/** Fields in one order, actions in one order: only what they say is compared. */
export function sorted(actions: readonly Doing[]): string[] {
  return actions.map((action) => JSON.stringify(Object.entries(action).sort())).sort();
}

/** Tests that what the table and the bar lead to is what the frame allows. */
export function reachesAllLegal<F extends { legal: Doing[] }>(
  hands: Record<string, F>,
  matches: Recorded<F>[],
  reachable: (frame: F, you: number | null) => Doing[],
): void {
  describe('legal actions become one question', () => {
    it.each(Object.entries(hands))('%s', (name, frame) => {
      expect(sorted(reachable(frame, 1))).toEqual(sorted(frame.legal));
      expect(frame.legal.some((action) => action.do === name)).toBe(true);
    });

    it.each(matches)('all through $name', ({ frames, you }) => {
      for (const frame of frames) {
        expect(sorted(reachable(frame, you))).toEqual(sorted(frame.legal));
      }
    });
  });
}
