// People for frames that come without a room.

import type { Player } from '../../game';

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

export function playersFor(count: number, you: number | null): Player[] {
  return Array.from({ length: count }, (_, index) => {
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
