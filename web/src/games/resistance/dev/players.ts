// People for frames that come without a room.

import type { Player } from '../../game';
import type { ResistanceFrame } from '../types';

const NAMES = [
  'Ana',
  'Benedikt',
  'Cai',
  'Maximiliane',
  'Eve',
  'Finn-Ole',
  'Gül',
  'Hanneke van Dijk',
  'Ivo',
  'João',
];

/** How many sit there shows in the largest seat that was ever named. */
function seatsIn(frames: ResistanceFrame[]): number {
  const named = frames.flatMap(({ view: { table }, awaits }) => [
    ...awaits,
    ...table.team,
    ...(table.last_vote?.approve ?? []),
    ...(table.last_vote?.reject ?? []),
    table.plots?.held.length ?? 5,
  ]);
  return Math.max(5, ...named);
}

export function playersFor(frames: ResistanceFrame[], you: number | null): Player[] {
  return Array.from({ length: seatsIn(frames) }, (_, index) => {
    const seat = index + 1;
    const name = NAMES[index] ?? String(seat);
    return {
      seat,
      name,
      initial: name.slice(0, 1),
      look: seat,
      bot: seat === 3,
      presence: seat === 4 ? 'covered' : seat === 5 ? 'away' : 'here',
      you: seat === you,
    };
  });
}
