import { describe, expect, it } from 'vitest';
import type { Marker } from '../../../gen/mayday';
import { ballotsOf } from '../ballots';
import { teamOf } from '../hands';
import { isLie, judge, markedBy, markersAt, saidOf } from '../markers';
import { heard, MATCHES } from './matches';

const MARKERS: Marker[] = [
  { by: 1, target: 2, spot: 'left', side: 'honest' },
  { by: 3, target: 2, spot: 'left', side: 'infiltrator' },
  { by: 3, target: 1, spot: 'middle', side: 'honest' },
];

it('finds markers by card, by owner and by sight', () => {
  expect(markersAt(MARKERS, 2, 'left').map(({ by }) => by)).toEqual([1, 3]);
  expect(markedBy(MARKERS, 3, 1)).toHaveLength(1);
  expect(saidOf(MARKERS, 3, { target: 2, spot: 'left', side: 'honest' })).toBe('infiltrator');
  expect(saidOf(MARKERS, 1, { target: 3, spot: 'left', side: 'honest' })).toBeNull();
});

describe('at the end', () => {
  const hands = ['hhi', 'hih', 'iih'];

  it('compares a marker with the card', () => {
    const judged = judge({ markers: MARKERS, hands, shuffled: [], sights: [] });
    expect(judged.map(isLie)).toEqual([false, true, false]);
  });

  it('knows what honest players saw of cards that were shuffled since', () => {
    const judged = judge({ markers: MARKERS, hands, shuffled: [1, 2], sights: [] });
    expect(judged.map(({ saw }) => saw)).toEqual(['honest', 'honest', null]);
    expect(judged.map(isLie)).toEqual([false, true, false]);
  });

  it.each(MATCHES)('never catches the honest in a lie in $name', ({ frames }) => {
    const { table, own } = frames.at(-1)?.view ?? {};
    const hands = own?.hands;
    if (!table || !hands) return;
    const evidence = { markers: table.markers, hands, shuffled: table.access, sights: own.sights };
    const liars = judge(evidence).filter(isLie);
    expect(liars.every(({ by }) => teamOf(hands[by - 1] ?? '') === 'infiltrator')).toBe(true);
  });
});

it.each(MATCHES)('has every vote of $name in its round', (match) => {
  const events = heard(match, match.frames.length - 1);
  const rounds = ballotsOf(events);
  const votes = events.filter((event) => event.event === 'voted').length;
  expect(rounds.flatMap((round) => round.votes)).toHaveLength(votes);
  expect(rounds.at(-1)?.round).toBe('captain');
});
