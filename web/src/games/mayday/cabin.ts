// Who sits where in the cabin. Clockwise from the viewer at the tail: up the one side to the nose,
// and back down the other. Seen from above, everybody faces the aisle, so that the left card of
// each lies next to its left neighbour.

import type { Seat, Spot } from '../../gen/mayday';
import type { Player } from '../game';
import { seatsFrom } from '../shared/seats';
import { SPOTS } from './types';

export interface Placed {
  player: Player;
  side: 'port' | 'starboard';
  /** Where its place begins, in halves of a row from the nose: an odd one out sits between two. */
  at: number;
  /** Its cards as they are seen from above, from the nose to the tail. */
  spots: readonly Spot[];
}

export function cabinOf(players: Player[], you: Seat | null): Placed[] {
  const seats = seatsFrom(players, you);
  const port = Math.ceil(seats.length / 2);
  const starboard = seats.length - port;
  return seats.map((player, index) =>
    index < port
      ? { player, side: 'port', at: 2 * (port - 1 - index), spots: SPOTS }
      : {
          player,
          side: 'starboard',
          at: port - starboard + 2 * (index - port),
          spots: [...SPOTS].reverse(),
        },
  );
}

/** How many rows the longer side has. */
export function rowsOf(count: number): number {
  return Math.ceil(count / 2);
}

/** Whoever sits beside a card: the left one lies next to the left neighbour. */
export function besideOf(players: Player[], owner: Seat, spot: Spot): Player | null {
  if (spot === 'middle') return null;
  const around = seatsFrom(players, owner);
  return (spot === 'left' ? around[1] : around.at(-1)) ?? null;
}
