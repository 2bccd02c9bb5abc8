// Frames come without a room.

import type { ResistanceFrame } from '../types';

/** How many sit there shows in the largest seat that was ever named. */
export function seatsIn(frames: ResistanceFrame[]): number {
  const named = frames.flatMap(({ view: { table }, awaits }) => [
    ...awaits,
    ...table.team,
    ...(table.last_vote?.approve ?? []),
    ...(table.last_vote?.reject ?? []),
    table.plots?.held.length ?? 5,
  ]);
  return Math.max(5, ...named);
}
