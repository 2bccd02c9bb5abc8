import { describe, expect, it } from 'vitest';
import type { Deal } from '../../../gen/illegal';
import { playersFor } from '../../shared/dev/players';
import { clockOf } from '../../shared/clock';
import { lengthMs } from '../clock';
import { frameOf, HANDS, OVER } from '../dev/hands';
import { freeCards, partnerOf, sidesWith } from '../exchange';
import { fingersOf } from '../fingers';
import { arrowsOf, chosenDeals, flowsOf, placesOf } from '../flows';
import { rankingOf } from '../ranking';
import { companyOf, cornerOf, placed } from '../room';
import { personAt, verdictsIn } from '../seated';

const { public: publicView, private: privateView } = HANDS.confirm.view;

describe('the room', () => {
  it('knows who is where', () => {
    expect(cornerOf(publicView, 1)).toBe(1);
    expect(companyOf(publicView, 1)).toEqual([2, 3]);
    expect(cornerOf(publicView, 4)).toBeNull();
    expect(companyOf(publicView, null)).toEqual([]);
  });

  it.each([4, 5, 6, 7, 8, 9])('has a place for each of %i, and none is taken twice', (count) => {
    const crowd = Array.from({ length: count - 1 }, (_, index) => index + 1);
    for (const corners of [
      [[], [], [], []],
      [crowd, [], [], []],
      [[1, 2], [3, 4], [], []],
    ]) {
      const people = placed({ ...publicView, corners }, playersFor(count, 1), 1, 'corners');
      for (const form of ['tall', 'wide'] as const) {
        const spots = people.map(
          ({ spot }) => `${spot[form].x.toFixed(2)},${spot[form].y.toFixed(2)}`,
        );
        expect(new Set(spots).size).toBe(count);
        for (const { spot } of people) {
          expect(spot[form].x).toBeGreaterThan(2);
          expect(spot[form].x).toBeLessThan(98);
        }
      }
    }
  });

  it('shows one sign at a person', () => {
    expect(personAt(HANDS.admit, 1, 2).sign).toBe('knocks');
    expect(personAt(HANDS.withdraw, 1, 3).sign).toBe('knocked');
    expect(personAt(HANDS.knock, 1, 4).sign).toBe('done');
    expect(personAt(HANDS.point, 1, 2).sign).toBe('pointed');
    expect(personAt(HANDS.point, 1, 3).sign).toBeNull();
    expect(personAt(HANDS.point, 1, 4).suspected).toHaveLength(2);
  });

  it('counts pairs, or single cards', () => {
    expect(verdictsIn(HANDS.done.view.public, 6)).toBe(6);
    expect(verdictsIn(OVER.view.public, 6)).toBe(12);
  });
});

describe('an exchange', () => {
  it('has my side and the other one, whoever sits lower', () => {
    const mine = sidesWith(privateView, 1, 2);
    expect(mine).toMatchObject({ give: { guns: 2 }, get: { alcohol: 1, powder: 1 } });
    expect([mine.mine, mine.theirs]).toEqual([false, true]);
    const theirs = sidesWith(privateView, 2, 1);
    expect(theirs).toMatchObject({ give: { alcohol: 1, powder: 1 }, get: { guns: 2 } });
    expect(sidesWith(privateView, 1, 3)).toMatchObject({ give: {}, get: {} });
  });

  it('leaves the other cards free', () => {
    expect(freeCards(privateView, 1)).toEqual({
      guns: 2,
      jewelry: 1,
      alcohol: 2,
      'luxury-cars': 1,
    });
  });

  it('is with whom I choose, else with who offers something', () => {
    expect(partnerOf(privateView, 1, [2, 3], 3)).toBe(3);
    expect(partnerOf(privateView, 1, [3, 2], null)).toBe(2);
    expect(partnerOf(privateView, 1, [3, 4], 2)).toBe(3);
    expect(partnerOf(privateView, 1, [], null)).toBeNull();
  });
});

it('draws a finger for each who points', () => {
  const { verdicts } = HANDS.done.view.public;
  const people = placed(HANDS.done.view.public, playersFor(6, 1), 1, 'table');
  const lines = fingersOf(verdicts[0]?.fingers ?? [], people, 'tall', 360, 300);
  expect(lines.map(({ from, to }) => [from, to])).toEqual([
    [1, 2],
    [2, 3],
    [3, 2],
    [4, 2],
    [6, 1],
  ]);
  expect(lines.every(({ path }) => !path.includes('NaN'))).toBe(true);
});

describe('the account', () => {
  const deals = OVER.view.public.deals ?? [];
  const sum = (flows: { count: number }[]) => flows.reduce((all, { count }) => all + count, 0);

  it('adds up what one gave another', () => {
    const two: Deal[] = [
      { one: 1, other: 2, gave: { guns: 2 }, got: { powder: 1 }, session: 1, at_ms: 0 },
      { one: 1, other: 2, gave: { guns: 1 }, got: { alcohol: 1 }, session: 2, at_ms: 9 },
    ];
    expect(flowsOf(two)).toEqual([
      { from: 1, to: 2, resource: 'guns', count: 3 },
      { from: 2, to: 1, resource: 'powder', count: 1 },
      { from: 2, to: 1, resource: 'alcohol', count: 1 },
    ]);
  });

  it('loses nothing when it is looked at session by session', () => {
    const parts = [1, 2, 3, 4, 5].map((session) => chosenDeals(deals, { person: null, session }));
    expect(parts.flat()).toHaveLength(deals.length);
    expect(sum(parts.flatMap(flowsOf))).toBe(sum(flowsOf(deals)));
    const ofBen = chosenDeals(deals, { person: 2, session: null });
    expect(ofBen.every(({ one, other }) => one === 2 || other === 2)).toBe(true);
  });

  it('has an arrow for each flow', () => {
    const flows = flowsOf(deals);
    const arrows = arrowsOf(flows, placesOf(playersFor(6, 1)));
    expect(arrows).toHaveLength(flows.length);
    expect(new Set(arrows.map(({ path }) => path)).size).toBe(flows.length);
  });

  it('ranks by points, and says which suspicion was right', () => {
    const { revelations, verdicts } = OVER.view.public;
    const ranking = rankingOf(revelations ?? [], verdicts);
    expect(ranking.map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [5, 2],
      [4, 3],
      [6, 3],
      [3, 5],
      [1, 6],
    ]);
    expect(ranking.at(-1)?.suspected).toEqual([
      { role: { resource: 'guns', trade: 'dealer' }, right: true },
    ]);
  });
});

it('knows how long a stage takes', () => {
  expect(lengthMs('session', '')).toBe(180_000);
  expect(lengthMs('session', 'casual')).toBe(900_000);
  expect(lengthMs('session', 'session=5 family')).toBe(300_000);
  expect(lengthMs('debate', 'debate=90')).toBe(90_000);
  expect(lengthMs('dock', '')).toBe(10_000);
  expect(clockOf(185_900)).toBe('3:05');
});

it('is a screen without hands for everybody', () => {
  const frame = frameOf({}, [], { hand: null as never });
  expect(freeCards(frame.view.private, 1)).toEqual({});
});
