// The recorded matches, each through one viewer's eyes.

import { readdirSync, readFileSync } from 'node:fs';
import type { Event } from '../../../gen/resistance';
import { playersFor } from '../dev/players';
import type { ResistanceFrame } from '../types';

export interface Recorded {
  name: string;
  frames: ResistanceFrame[];
  you: number | null;
}

export const MATCHES: Recorded[] = readdirSync('fixtures')
  .filter((file) => /^resistance-.*\.json$/.test(file))
  .map((file) => {
    const seat = /seat-(\d+)/.exec(file)?.[1];
    const frames = JSON.parse(readFileSync(`fixtures/${file}`, 'utf8')) as ResistanceFrame[];
    return { name: file, frames, you: seat ? Number(seat) : null };
  });

/** All that the viewer had heard when this frame came. */
export function heard({ frames }: Recorded, at: number): Event[] {
  return frames.slice(0, at + 1).flatMap((frame) => frame.events);
}

export function playersOf({ frames, you }: Recorded) {
  return playersFor(frames, you);
}
