// How the cards of a mission are turned, and how long its result stays.

import type { Card } from '../../gen/resistance';
import { lastOf } from '../shared/moments';
import type { EventOf, ResistanceProps } from './types';

/** How many beats pass before the turned cards of a mission have told their result. */
export function revealBeats(cards: number): number {
  return cards + 4;
}

/** The cards of a mission by their counts, in the order of the rules. */
export function cardsOf({ team, fails, chief_fails, hacks }: EventOf<'mission-done'>): Card[] {
  const pile = (card: Card, count: number): Card[] => Array<Card>(Math.max(0, count)).fill(card);
  return [
    ...pile('success', team.length - fails - chief_fails - hacks),
    ...pile('fail', fails),
    ...pile('chief-fail', chief_fails),
    ...pile('hack', hacks),
  ];
}

/** The result of the last mission. It stays until the table turns to the next team. */
export function resultOf(events: ResistanceProps['events']) {
  return lastOf(events, ['mission-done'], ['proposed', 'aimed', 'plot-given']);
}
