// Which of the things that happened are worth showing in motion, and whether they are new.

/** An event of any game, by its name on the wire. */
interface Named {
  event: string;
}

/** An event with its place among all that was heard. */
export interface Happened<E> {
  index: number;
  event: E;
}

type EventOf<E extends Named, N extends E['event']> = Extract<E, { event: N }>;

function isOneOf<E extends Named, N extends E['event']>(
  event: E,
  names: readonly N[],
): event is EventOf<E, N> {
  return (names as readonly string[]).includes(event.event);
}

/** The last event of these kinds, unless the table has gone on to one of `until` since. */
export function lastOf<E extends Named, N extends E['event']>(
  events: readonly E[],
  names: readonly N[],
  until: readonly E['event'][],
): Happened<EventOf<E, N>> | null {
  for (let index = events.length - 1; index >= 0; index -= 1) {
    const event = events[index];
    if (event === undefined || isOneOf(event, until)) return null;
    if (isOneOf(event, names)) return { index, event };
  }
  return null;
}

/**
 * Did this arrive with the newest frame? A frame that starts at the beginning is a return to the
 * table: what it tells is over, and nothing is played again.
 */
export function isNew(frame: { first: number }, happened: { index: number } | null): boolean {
  return happened !== null && frame.first > 0 && happened.index >= frame.first;
}
