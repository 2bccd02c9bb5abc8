// Who dealt what to whom, as arrows between people around a circle.

import type { Deal, Resource, Seat } from '../../gen/illegal';
import type { Player } from '../game';
import type { Place } from './room';
import { lotsOf } from './types';

/** What one gave another, all deals together. */
export interface Flow {
  from: Seat;
  to: Seat;
  resource: Resource;
  count: number;
}

/** What is looked at: one person's deals, or one session's, or all. */
export interface Filter {
  person: Seat | null;
  session: number | null;
}

export function chosenDeals(deals: Deal[], { person, session }: Filter): Deal[] {
  return deals.filter(
    (deal) =>
      (person === null || deal.one === person || deal.other === person) &&
      (session === null || deal.session === session),
  );
}

export function flowsOf(deals: Deal[]): Flow[] {
  const sums = new Map<string, Flow>();
  const add = (from: Seat, to: Seat, cards: Deal['gave']) => {
    for (const { resource, count } of lotsOf(cards)) {
      const key = `${from}-${to}-${resource}`;
      const flow = sums.get(key) ?? { from, to, resource, count: 0 };
      sums.set(key, { ...flow, count: flow.count + count });
    }
  };
  for (const { one, other, gave, got } of deals) {
    add(one, other, gave);
    add(other, one, got);
  }
  return [...sums.values()];
}

export interface Arrow extends Flow {
  path: string;
  /** Where a small drawing says what it is: nearer to who gives, so that not all are in the middle. */
  sign: Place;
  width: number;
}

/** A picture of this size, and people so far from its middle. */
export const PICTURE = 460;
const RADIUS = 182;
const GAP = 31;
/** How far two arrows between the same people are from each other. */
const BESIDE = 17;

/** Where somebody is: clockwise from the top, in the order of the seats. */
export function placesOf(players: Player[]): Map<Seat, Place> {
  return new Map(
    players.map(({ seat }, index) => {
      const angle = (index / players.length) * 2 * Math.PI - Math.PI / 2;
      const half = PICTURE / 2;
      return [seat, { x: half + RADIUS * Math.cos(angle), y: half + RADIUS * Math.sin(angle) }];
    }),
  );
}

/** The flows as bent arrows, side by side where there are several between the same two. */
export function arrowsOf(flows: Flow[], places: Map<Seat, Place>): Arrow[] {
  return flows.flatMap((flow) => {
    const [a, b] = [places.get(flow.from), places.get(flow.to)];
    if (!a || !b) return [];
    const beside = flows.filter(({ from, to }) => from === flow.from && to === flow.to);
    // Each way keeps to its own side, so that what comes back does not cover what went.
    const lane = 0.8 + beside.indexOf(flow);
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = Math.hypot(dx, dy) || 1;
    const [ux, uy] = [dx / length, dy / length];
    const off = lane * BESIDE;
    const bow = { x: (a.x + b.x) / 2 - uy * off * 2, y: (a.y + b.y) / 2 + ux * off * 2 };
    const end = (from: Place): Place => {
      const far = Math.hypot(bow.x - from.x, bow.y - from.y) || 1;
      return {
        x: from.x + ((bow.x - from.x) / far) * GAP,
        y: from.y + ((bow.y - from.y) / far) * GAP,
      };
    };
    const [start, stop] = [end(a), end(b)];
    const text = ({ x, y }: Place) => `${x.toFixed(1)} ${y.toFixed(1)}`;
    return [
      {
        ...flow,
        path: `M${text(start)}Q${text(bow)} ${text(stop)}`,
        sign: along(start, bow, stop),
        width: Math.min(11, 1.5 + flow.count * 1.1),
      },
    ];
  });
}

/** How far along an arrow its drawing is. */
const AT = 0.34;

function along(start: Place, bow: Place, stop: Place): Place {
  const [a, b, c] = [(1 - AT) ** 2, 2 * AT * (1 - AT), AT ** 2];
  return { x: a * start.x + b * bow.x + c * stop.x, y: a * start.y + b * bow.y + c * stop.y };
}
