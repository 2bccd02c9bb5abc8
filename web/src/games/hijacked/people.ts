// Who is at the table: those who sit there, and the Cybot, who has the pieces of seat 2 when
// somebody plays alone.

import type { Player, Texts } from '../game';

const CYBOT_SEAT = 2;

/** Everybody with a track of their own. Whoever sits alone plays against the Cybot. */
export function crewOf(players: Player[], texts: Texts): Player[] {
  const [alone, other] = players;
  if (!alone || other) return players;
  return [
    alone,
    {
      seat: CYBOT_SEAT,
      name: texts.text('hijacked-the-cybot'),
      initial: '01',
      look: CYBOT_SEAT,
      bot: true,
      presence: 'here',
      you: false,
    },
  ];
}
