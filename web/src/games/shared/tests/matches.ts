// The recorded matches of a game, each through one viewer's eyes.

import { readdirSync, readFileSync } from 'node:fs';
import type { Player } from '../../game';
import { playersFor } from '../dev/players';

export interface Recorded<F> {
  name: string;
  frames: F[];
  you: number | null;
}

export function matchesOf<F>(game: string): Recorded<F>[] {
  return readdirSync('fixtures')
    .filter((file) => file.startsWith(`${game}-`) && file.endsWith('.json'))
    .map((file) => {
      const seat = /seat-(\d+)/.exec(file)?.[1];
      const frames = JSON.parse(readFileSync(`fixtures/${file}`, 'utf8')) as F[];
      return { name: file, frames, you: seat ? Number(seat) : null };
    });
}

/** The people of a match, where `seatsIn` counts them. */
export function playersIn<F>(seatsIn: (frames: F[]) => number) {
  return ({ frames, you }: Recorded<F>): Player[] => playersFor(seatsIn(frames), you);
}

/** All that the viewer had heard when this frame came. */
export function heard<E>({ frames }: Recorded<{ events: E[] }>, at: number): E[] {
  return frames.slice(0, at + 1).flatMap((frame) => frame.events);
}
