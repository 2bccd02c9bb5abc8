// Which events the log covers follows from `only` in the frames. What that means for each game is
// written down here, so that a rule that tells an event to others than before is noticed.

import { expect, it } from 'vitest';
import type { Frame } from '../../game';
import { matchesOf } from './matches';

/** The kinds of events that some seats alone are told. */
const COVERED: Record<string, string[]> = {
  resistance: [
    'side-dealt',
    'spies-met',
    'character-dealt',
    'spies-seen',
    'spy-chiefs-met',
    'deep-agent-met',
    'resistance-chiefs-met',
    'coordinator-met',
    'side-seen',
    'card-seen',
    'loyalty-seen',
  ],
  mayday: ['team-dealt', 'infiltrators-met', 'veteran-dealt', 'card-seen', 'own-card-seen'],
  illegal: [
    'packed',
    'unpacked',
    'dealt',
    // ILL-11: those who knock and those who can answer know of a knock.
    'knocked',
    'withdrew',
    'turned-away',
    'laid',
    'took-back',
    'confirmed',
    'exchanged',
    'lies',
    'handed',
  ],
  hijacked: ['offered'],
};

/** Those of them that no recorded match tells the viewers that it was recorded for. */
const UNMET = ['coordinator-met', 'own-card-seen', 'packed', 'resistance-chiefs-met', 'unpacked'];

type AnyFrame = Frame<unknown, unknown, { event: string }>;

it.each(Object.entries(COVERED))(
  '%s: the log covers what was told to some alone',
  (game, kinds) => {
    const met = new Set<string>();
    for (const { name, frames, you } of matchesOf<AnyFrame>(game)) {
      for (const { events, only } of frames) {
        if (you === null) expect(only, name).toEqual([]);
        for (const [place, { event }] of events.entries()) {
          expect(only.includes(place), `${name}: ${event}`).toBe(kinds.includes(event));
          if (only.includes(place)) met.add(event);
        }
      }
    }
    expect([...met].sort()).toEqual(kinds.filter((kind) => !UNMET.includes(kind)).sort());
  },
);
