import { describe, expect, it } from 'vitest';
import type { Marker } from '../../../gen/mayday';
import { ballotsOf } from '../ballots';
import { cardsOf } from '../hands';
import { isLie, judge, markedBy, markersAt, saidOf } from '../markers';
import { heard } from '../../shared/tests/matches';
import { MATCHES } from './matches';

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
  it('compares a marker with what its owner saw', () => {
    const seen = MARKERS.map((marker) => ({ ...marker, side: 'honest' as const }));
    expect(judge(MARKERS, seen).map(isLie)).toEqual([false, true, false]);
    expect(judge(MARKERS, seen.slice(1))).toHaveLength(2);
  });

  it.each(MATCHES)('catches all liars of $name, and nobody honest', (match) => {
    const { public: publicView, private: privateView } = match.frames.at(-1)?.view ?? {};
    const liars = judge(publicView?.markers ?? [], privateView?.seen ?? []).filter(isLie);
    const cards = (by: number) => cardsOf(privateView?.hands?.[by - 1] ?? '');
    const infiltrators = (by: number) => cards(by).filter((side) => side === 'infiltrator').length;
    expect(liars.every(({ by }) => infiltrators(by) > 1)).toBe(true);
    const told = heard(match, match.frames.length - 1).filter(({ event }) => event === 'lied');
    expect(liars).toHaveLength(told.length);
  });
});

it.each(MATCHES)('has every vote of $name in its round', (match) => {
  const events = heard(match, match.frames.length - 1);
  const rounds = ballotsOf(events);
  const votes = events.filter((event) => event.event === 'voted').length;
  expect(rounds.flatMap((round) => round.votes)).toHaveLength(votes);
  expect(rounds.at(-1)?.round).toBe('captain');
});
