import { expect, it } from 'vitest';
import type { Stage } from '../../../gen/resistance';
import { HANDS } from '../dev/hands';
import game from '../index';
import { playersFor } from '../../shared/dev/players';
import { withPublic } from '../../shared/tests/frames';
import { tellerOf, testSentences } from '../../shared/tests/tell';

const STAGES: Record<Stage, true> = {
  deal: true,
  'draw-plots': true,
  'give-plots': true,
  'at-once': true,
  ask: true,
  aim: true,
  propose: true,
  appoint: true,
  opinion: true,
  vote: true,
  'face-up': true,
  mission: true,
  watch: true,
  'go-on': true,
  accuse: true,
  inquire: true,
  examine: true,
  'hand-over': true,
  over: true,
};

const PLAYERS = playersFor(7, 1);

/** What the table of `HANDS` plays with. */
const HUNTED =
  'targeted plots hunter deep-agent pretender blame inquisitor resistance-hacker'.split(' ');

/** A moment of the base game, and one with Hunters, with what each table plays with. */
const BASES = [
  [HANDS.watch, null],
  [HANDS.examine, HUNTED],
] as const;

const AWAITED = [[], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4, 5]];

testSentences(game, PLAYERS, STAGES, (stage) =>
  BASES.map(([hand, options]) => {
    const frame = withPublic(hand, { stage });
    return { options, frames: AWAITED.map((awaits) => ({ ...frame, awaits })) };
  }),
);

const told = tellerOf(game, PLAYERS);

it('turns the characters up by name', () => {
  const characters = ['spy', 'spy-chief', 'coordinator', 'resistance', 'pretender'] as const;
  const text = told({ event: 'characters-turned-up', characters: [...characters] });
  expect(text).toContain('Ana (Spy), Benedikt (Spy Chief), Cai (Coordinator)');
});

it('counts each card of a mission once, and names no kind that was not played', () => {
  const played = (fails: number, chief_fails: number, hacks: number) => {
    const done = { event: 'mission-done', mission: 3, result: 'failure' } as const;
    const cards = { fails, chief_fails, hacks };
    return told({ ...done, team: [1, 2, 4], ...cards })?.replace(/^.* fails: /, '');
  };
  expect(played(0, 0, 0)).toBe('no Fail played.');
  expect(played(0, 1, 0)).toBe('one Chief-Fail played.');
  expect(played(1, 1, 0)).toBe('one Fail and one Chief-Fail played.');
  expect(played(0, 0, 1)).toBe('one Hack played.');
  expect(played(2, 1, 2)).toBe('2 Fails, one Chief-Fail and 2 Hacks played.');
});
