// Frames come without a room.

import type { IllegalFrame } from '../types';

/** As many as speak, trade, or are the game master: a frame does not count them. */
export function seatsIn(frames: IllegalFrame[]): number {
  const { master } = frames[0]?.view.public ?? {};
  if (master) return master;
  const last = frames.at(-1)?.view.public;
  const docks = last?.docks.at(-1)?.cards.length ?? 0;
  return last?.verdicts[0]?.fingers.length ?? last?.revelations?.length ?? (docks || 6);
}
