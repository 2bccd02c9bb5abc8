// Fingers as lines on the plan of the room.

import type { Seat } from '../../gen/illegal';
import type { Placed, Place, Spot } from './room';

export interface Finger {
  from: Seat;
  to: Seat;
  look: number;
  /** A path from one person to another. */
  path: string;
}

/** How far from the middle of a token a line begins and ends; below it there is a name as well. */
const GAP = 27;
const BELOW = 36;
/** How far a line bends aside, for its length. */
const BEND = 0.1;

/** The lines of a vote, on a plan of this size; each bends a little, so that two can be told apart. */
export function fingersOf(
  fingers: (Seat | null)[],
  people: Placed[],
  form: keyof Spot,
  width: number,
  height: number,
): Finger[] {
  const at = (seat: Seat): Place | null => {
    const spot = people.find(({ player }) => player.seat === seat)?.spot[form];
    return spot ? { x: (spot.x * width) / 100, y: (spot.y * height) / 100 } : null;
  };
  return fingers.flatMap((to, index) => {
    const from = index + 1;
    const [a, b] = [at(from), to ? at(to) : null];
    if (!a || !b || !to) return [];
    const look = people.find(({ player }) => player.seat === from)?.player.look ?? from;
    return [{ from, to, look, path: bent(a, b) }];
  });
}

function bent(a: Place, b: Place): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const leave = GAP + BELOW * Math.max(0, uy);
  const arrive = GAP + BELOW * Math.max(0, -uy);
  const start = { x: a.x + ux * leave, y: a.y + uy * leave };
  const end = { x: b.x - ux * arrive, y: b.y - uy * arrive };
  const middle = {
    x: (a.x + b.x) / 2 - uy * length * BEND,
    y: (a.y + b.y) / 2 + ux * length * BEND,
  };
  const text = ({ x, y }: Place) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${text(start)}Q${text(middle)} ${text(end)}`;
}
