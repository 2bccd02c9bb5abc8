// Who is at the table: those who sit there, and the Cybot, who has the pieces of seat 2 when
// somebody plays alone.

import type { Player, Words } from '../game';

const CYBOT_SEAT = 2;

/** Everybody with a track of their own. Whoever sits alone plays against the Cybot. */
export function crewOf(players: Player[], words: Words): Player[] {
  const [alone, other] = players;
  if (!alone || other) return players;
  return [
    alone,
    {
      seat: CYBOT_SEAT,
      name: words.text('hijacked-the-cybot'),
      initial: '01',
      look: CYBOT_SEAT,
      bot: true,
      presence: 'here',
      you: false,
    },
  ];
}
