// Frames come without a room.

import type { HijackedFrame } from '../types';

/** As many as sit at the table: the Cybot has pieces, and no seat. */
export function seatsIn([first]: HijackedFrame[]): number {
  const { players, cybot } = first?.view.public ?? { players: [], cybot: null };
  return players.length - (cybot ? 1 : 0) || 4;
}
