// Seats as people: their names, and where they sit around the table.

import type { Seat } from '../../gen/messages';
import type { Player, Texts } from '../game';

/** The player on a seat. A room that has not arrived yet must not break the table. */
export function playerOf(players: Player[], seat: Seat): Player {
  return (
    players.find((player) => player.seat === seat) ?? {
      seat,
      name: String(seat),
      initial: String(seat),
      look: seat,
      bot: false,
      presence: 'here',
      you: false,
    }
  );
}

export function nameOf(players: Player[], seat: Seat): string {
  return playerOf(players, seat).name;
}

/** "Ana, Ben and Cai", in seat order as the server sends them. */
export function namesOf(players: Player[], seats: Seat[], texts: Texts): string {
  return texts.list(seats.map((seat) => nameOf(players, seat)));
}

/**
 * The seats in the order in which they sit, clockwise from the one at the bottom of the screen:
 * the viewer, or the first seat for those who watch.
 */
export function seatsFrom(players: Player[], you: Seat | null): Player[] {
  const inOrder = [...players].sort((a, b) => a.seat - b.seat);
  const start = Math.max(
    0,
    inOrder.findIndex((player) => player.seat === you),
  );
  return [...inOrder.slice(start), ...inOrder.slice(0, start)];
}

/** A place on the rim: both from -1 to 1, with y pointing down. */
export interface Place {
  x: number;
  y: number;
}

/** Where a seat is on the ring of a phone, and on the wide table of a desk. */
export interface Places {
  ring: Place;
  wide: Place;
}

/** How wide each of the two is for its height. */
const RING_ASPECT = 0.86;
const WIDE_ASPECT = 1.95;

/**
 * How much squarer than an ellipse the rim is. Two would be an ellipse; a little more pushes the
 * seats into the corners, which leaves room for what lies in the middle.
 */
const SQUARENESS = 2.4;
const SAMPLES = 720;

function squared(value: number): number {
  return Math.sign(value) * Math.abs(value) ** (2 / SQUARENESS);
}

/** The rim from the bottom, clockwise, as many short steps. */
function rim(): Place[] {
  return Array.from({ length: SAMPLES + 1 }, (_, step) => {
    const angle = Math.PI / 2 + (step * 2 * Math.PI) / SAMPLES;
    return { x: squared(Math.cos(angle)), y: squared(Math.sin(angle)) };
  });
}

/** `count` places that are equally far from each other along a rim of this shape. */
function spread(count: number, aspect: number): Place[] {
  const points = rim();
  const lengths = [0];
  for (const [index, { x, y }] of points.entries()) {
    const last = points[index - 1];
    if (last) {
      const step = Math.hypot((x - last.x) * aspect, y - last.y);
      lengths.push((lengths.at(-1) ?? 0) + step);
    }
  }
  const whole = lengths.at(-1) ?? 1;
  return Array.from({ length: count }, (_, seat) => {
    const index = lengths.findIndex((length) => length >= (whole * seat) / count);
    return points[index] ?? { x: 0, y: 1 };
  });
}

/** The places of `count` seats, clockwise from the bottom. */
export function placesFor(count: number): Places[] {
  const ring = spread(count, RING_ASPECT);
  const wide = spread(count, WIDE_ASPECT);
  return ring.map((place, index) => ({ ring: place, wide: wide[index] ?? place }));
}
