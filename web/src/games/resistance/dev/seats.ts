// Frames come without a room.

import type { ResistanceFrame } from '../types';

/** How many sit there shows in the largest seat that was ever named. */
export function seatsIn(frames: ResistanceFrame[]): number {
  const named = frames.flatMap(({ view: { public: publicView }, awaits }) => [
    ...awaits,
    ...publicView.team,
    ...(publicView.last_vote?.approve ?? []),
    ...(publicView.last_vote?.reject ?? []),
    publicView.plots?.held.length ?? 5,
  ]);
  return Math.max(5, ...named);
}
