// Who is where in the room, and where that is on the plan.

import type { Seat, PublicView } from '../../gen/illegal';
import type { Player } from '../game';
import { placesFor, seatsFrom } from '../shared/seats';

/** The corner in which this seat is, from 1; nothing if it is at the table. */
export function cornerOf({ corners }: PublicView, seat: Seat | null): number | null {
  const found = corners.findIndex((seats) => seat !== null && seats.includes(seat));
  return found < 0 ? null : found + 1;
}

/** Who else is in the corner of this seat. */
export function companyOf(publicView: PublicView, seat: Seat | null): Seat[] {
  const corner = cornerOf(publicView, seat);
  if (corner === null) return [];
  return (publicView.corners[corner - 1] ?? []).filter((other) => other !== seat);
}

/** Those who trade: everybody but a game master. */
export function tradersOf({ master }: PublicView, players: Player[]): Player[] {
  return players.filter(({ seat }) => seat !== master);
}

/** A place on the plan, in hundredths of its width and height. */
export interface Place {
  x: number;
  y: number;
}

/** The same person on the plan of a phone and on that of a desk. */
export interface Spot {
  tall: Place;
  wide: Place;
}

export interface Placed {
  player: Player;
  corner: number | null;
  /** Where the person is now. */
  spot: Spot;
  /** The chair, which stays at the table. */
  chair: Spot;
  /** How many stand there, in a corner. */
  crowd: number;
}

/** How far the chairs are from the middle: with corners around them, and without. */
const REACH = {
  corners: { tall: { x: 34, y: 23 }, wide: { x: 27, y: 32 } },
  table: { tall: { x: 41, y: 34 }, wide: { x: 40, y: 35 } },
};

/** A little above the middle of the plan: below each token there is a name. */
const MIDDLE = 46;

/** The middle of each corner, clockwise from the one above on the left. */
const CORNERS: Spot[] = [
  { tall: { x: 18.5, y: 11 }, wide: { x: 12.5, y: 15.5 } },
  { tall: { x: 81.5, y: 11 }, wide: { x: 87.5, y: 15.5 } },
  { tall: { x: 81.5, y: 85.5 }, wide: { x: 87.5, y: 80 } },
  { tall: { x: 18.5, y: 85.5 }, wide: { x: 12.5, y: 80 } },
];

/** How far apart people in a corner stand, side by side and behind each other. */
const STEP: Spot = { tall: { x: 15, y: 10.5 }, wide: { x: 8, y: 15 } };
const ABREAST = 4;

/** Everybody's place. Chairs stand clockwise from the viewer's, who sits at the bottom. */
export function placed(
  publicView: PublicView,
  players: Player[],
  you: Seat | null,
  around: keyof typeof REACH,
): Placed[] {
  const order = seatsFrom(players, you);
  const places = placesFor(order.length);
  const reach = REACH[around];
  return order.map((player, index) => {
    const { ring, wide } = places[index] ?? { ring: { x: 0, y: 1 }, wide: { x: 0, y: 1 } };
    const chair: Spot = {
      tall: { x: 50 + ring.x * reach.tall.x, y: MIDDLE + ring.y * reach.tall.y },
      wide: { x: 50 + wide.x * reach.wide.x, y: MIDDLE + wide.y * reach.wide.y },
    };
    const corner = cornerOf(publicView, player.seat);
    const crowd = corner === null ? [] : (publicView.corners[corner - 1] ?? []);
    const spot =
      corner === null ? chair : standing(corner, crowd.indexOf(player.seat), crowd.length);
    return { player, corner, spot, chair, crowd: crowd.length };
  });
}

/** The place of the `index`th of `count` people in a corner. */
function standing(corner: number, index: number, count: number): Spot {
  const middle = CORNERS[corner - 1] ?? { tall: { x: 50, y: 50 }, wide: { x: 50, y: 50 } };
  const rows = Math.ceil(count / ABREAST);
  const row = Math.floor(index / ABREAST);
  const inRow = Math.min(ABREAST, count - row * ABREAST);
  const aside = (index % ABREAST) - (inRow - 1) / 2;
  const behind = row - (rows - 1) / 2;
  // Who stands in a crowd stands closer.
  const close = Math.min(1, 2.2 / Math.max(inRow, 2));
  const at = (form: keyof Spot): Place => ({
    x: middle[form].x + aside * STEP[form].x * (form === 'tall' ? close : Math.max(close, 0.65)),
    y: middle[form].y + behind * STEP[form].y,
  });
  return { tall: at('tall'), wide: at('wide') };
}
