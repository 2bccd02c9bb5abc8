import { describe, expect, it } from 'vitest';
import { roundsOf } from '../history';
import { isNew, lastOf } from '../../shared/moments';
import { heard } from '../../shared/tests/matches';
import { MATCHES } from './matches';

describe.each(MATCHES)('$name', (match) => {
  const end = match.frames.length - 1;
  const events = heard(match, end);
  const last = match.frames[end];

  it('has every proposal and every mission', () => {
    const rounds = roundsOf(events);
    const proposals = rounds.flatMap((round) => round.proposals);
    expect(proposals).toHaveLength(events.filter((event) => event.event === 'proposed').length);
    expect(proposals.every((proposal) => proposal.vote !== null)).toBe(true);
    const done = rounds.filter((round) => round.done).map((round) => round.mission);
    expect(done.sort()).toEqual(last?.view.public.missions.map(({ mission }) => mission).sort());
  });

  it('agrees with the view about every mission', () => {
    for (const { mission, done } of roundsOf(events)) {
      const shown = last?.view.public.missions.find((other) => other.mission === mission);
      if (!done || !shown) continue;
      expect([done.result, done.fails, done.turned]).toEqual([
        shown.result,
        shown.fails,
        shown.turned ?? false,
      ]);
      expect([done.chief_fails, done.hacks]).toEqual([shown.chief_fails ?? 0, shown.hacks ?? 0]);
    }
  });

  it('agrees with the view about the last vote', () => {
    const vote = roundsOf(events).at(-1)?.proposals.at(-1)?.vote;
    expect(vote).toMatchObject(last?.view.public.last_vote ?? {});
  });

  it('plays nothing again for somebody who comes back', () => {
    if (!last) throw new Error('an empty match');
    const ended = lastOf(events, ['ended'], []);
    expect(isNew(last, ended)).toBe(true);
    expect(isNew({ ...last, first: 0 }, ended)).toBe(false);
  });
});
