import { describe, expect, it } from 'vitest';
import type { Event } from '../../../gen/resistance';
import { HANDS } from '../dev/hands';
import { cardsOf } from '../moments';
import { sceneOf, turnedNow } from '../scene';

const done = {
  event: 'mission-done',
  mission: 2,
  team: [1, 2, 3],
  result: 'success',
  fails: 0,
  chief_fails: 0,
  hacks: 0,
} satisfies Event;
const shown: Event = { event: 'hunter-shown', hunter: 6, character: 'resistance-hunter' };
const accused: Event = { event: 'accused', by: 6, accused: 4, guess: 'wrong' };
const turned: Event = { event: 'mission-turned', mission: 2, result: 'failure' };

describe('what the table is turned to', () => {
  it('is nothing before an accusation, and after the next team', () => {
    expect(sceneOf(HANDS.accuse, [done])).toBeNull();
    const next: Event = { event: 'proposed', leader: 1, mission: 3, team: [1, 2] };
    expect(sceneOf(HANDS.accuse, [done, shown, accused, turned, next])).toBeNull();
  });

  it('is the Hunter, then whom it names, then what comes of it', () => {
    expect(sceneOf(HANDS.accuse, [done, shown])).toMatchObject({ by: 6, accused: null });
    expect(sceneOf(HANDS.examine, [done, shown, accused, turned])).toMatchObject({
      by: 6,
      character: 'resistance-hunter',
      accused: 4,
      guess: 'wrong',
      turned: { mission: 2, result: 'failure' },
    });
  });

  it('turns a stamp only when it has just been turned', () => {
    const events = [done, shown, accused, turned];
    expect(turnedNow({ ...HANDS.examine, first: 3 }, events, 2)).toBe(true);
    expect(turnedNow({ ...HANDS.examine, first: 4 }, events, 2)).toBe(false);
    expect(turnedNow({ ...HANDS.examine, first: 3 }, events, 1)).toBe(false);
  });
});

it('lays four kinds of cards out by their counts', () => {
  const mission = { ...done, team: [1, 2, 3, 4, 5], fails: 1, chief_fails: 1, hacks: 1 };
  expect(cardsOf(mission)).toEqual(['success', 'success', 'fail', 'chief-fail', 'hack']);
  expect(cardsOf({ ...done, fails: 1 })).toEqual(['success', 'success', 'fail']);
});
