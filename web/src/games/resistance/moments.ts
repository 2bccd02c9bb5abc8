// Which of the things that happened are worth showing in motion, and whether they are new.

import type { Card, Event } from '../../gen/resistance';
import type { EventOf, ResistanceFrame } from './types';

/** An event with its place among all that was heard. */
export interface Happened<E> {
  index: number;
  event: E;
}

function isOneOf<N extends Event['event']>(event: Event, names: readonly N[]): event is EventOf<N> {
  return (names as readonly string[]).includes(event.event);
}

/** The last event of these kinds, unless the table has gone on to one of `until` since. */
export function lastOf<N extends Event['event']>(
  events: Event[],
  names: readonly N[],
  until: readonly Event['event'][],
): Happened<EventOf<N>> | null {
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
export function isNew(frame: ResistanceFrame, happened: { index: number } | null): boolean {
  return happened !== null && frame.first > 0 && happened.index >= frame.first;
}

/** How many beats pass before the turned cards of a mission have told their result. */
export function revealBeats(cards: number): number {
  return cards + 4;
}

/** The cards of a mission by their counts, in the order of the rules. */
export function cardsOf(
  { team, fails }: EventOf<'mission-done'>,
  counted: EventOf<'cards-counted'> | null,
): Card[] {
  const { chief_fails = 0, hacks = 0 } = counted ?? {};
  const pile = (card: Card, count: number): Card[] => Array<Card>(Math.max(0, count)).fill(card);
  return [
    ...pile('success', team.length - fails - hacks),
    ...pile('fail', fails - chief_fails),
    ...pile('chief-fail', chief_fails),
    ...pile('hack', hacks),
  ];
}
