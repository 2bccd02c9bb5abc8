import { describe, expect, it } from 'vitest';
import type { Event, Stage } from '../../../gen/resistance';
import { HANDS } from '../dev/hands';
import { pages } from '../pages';
import { help, now, phase, tell } from '../tell';
import { playersFor } from '../../shared/dev/players';
import { LANGUAGES, strictTexts, tableVariables } from '../../shared/tests/texts';

/** One of every kind: the type makes a new event a missing line here. */
const EVENTS: { [E in Event['event']]: Extract<Event, { event: E }> } = {
  'side-dealt': { event: 'side-dealt', side: 'spy' },
  'spies-met': { event: 'spies-met', spies: [1, 4] },
  'character-dealt': { event: 'character-dealt', character: 'spy-hacker' },
  'spies-seen': { event: 'spies-seen', spies: [1, 4] },
  'spy-chiefs-met': { event: 'spy-chiefs-met', chiefs: [4] },
  'deep-agent-met': { event: 'deep-agent-met', seats: [2, 3] },
  'resistance-chiefs-met': { event: 'resistance-chiefs-met', chiefs: [2, 5] },
  'coordinator-met': { event: 'coordinator-met', coordinator: 5 },
  leads: { event: 'leads', leader: 2 },
  'plots-drawn': { event: 'plots-drawn', leader: 2, cards: ['close-eye', 'open-up'] },
  'plot-given': { event: 'plot-given', from: 2, card: 'close-eye', to: 3 },
  'plot-idle': { event: 'plot-idle', card: 'responsibility' },
  'plot-taken': { event: 'plot-taken', by: 1, card: 'opinion-maker', from: 2 },
  'character-shown': { event: 'character-shown', owner: 1, to: 2 },
  'side-seen': { event: 'side-seen', owner: 1, side: 'resistance' },
  'plot-used': { event: 'plot-used', by: 1, card: 'strong-leader' },
  aimed: { event: 'aimed', leader: 2, mission: 3 },
  proposed: { event: 'proposed', leader: 2, mission: 3, team: [1, 2, 3] },
  appointed: { event: 'appointed', leader: 2, investigator: 5 },
  blamed: { event: 'blamed', by: 3, named: 4, guess: 'right' },
  'opinion-given': { event: 'opinion-given', approve: [1], reject: [] },
  voted: { event: 'voted', approve: [1, 2], reject: [3], verdict: 'approved', rejections: 1 },
  overturned: { event: 'overturned', by: 3, rejections: 2 },
  spotlit: { event: 'spotlit', by: 1, on: 2 },
  'faced-up': { event: 'faced-up', member: 2, card: 'fail' },
  watched: { event: 'watched', by: 1, member: 2 },
  'card-seen': { event: 'card-seen', member: 2, card: 'success' },
  'mission-done': {
    event: 'mission-done',
    mission: 3,
    team: [1, 2, 4],
    result: 'failure',
    fails: 0,
    chief_fails: 1,
    hacks: 2,
  },
  'cards-turned-up': {
    event: 'cards-turned-up',
    mission: 3,
    fail: [],
    chief_fail: [4],
    hack: [1, 2],
  },
  'hunter-shown': { event: 'hunter-shown', hunter: 4, character: 'spy-hunter' },
  accused: { event: 'accused', by: 4, accused: 2, guess: 'wrong' },
  'mission-turned': { event: 'mission-turned', mission: 3, result: 'success' },
  inquired: { event: 'inquired', by: 1, whom: 2 },
  examined: { event: 'examined', by: 1, whom: 2 },
  'loyalty-claimed': { event: 'loyalty-claimed', by: 1, whom: 2, loyalty: 'no-chief' },
  'side-claimed': { event: 'side-claimed', by: 1, whom: 2, side: 'spy' },
  'loyalty-seen': { event: 'loyalty-seen', whom: 2, loyalty: 'no-chief' },
  'characters-turned-up': {
    event: 'characters-turned-up',
    characters: ['spy', 'spy-chief', 'coordinator', 'resistance', 'pretender'],
  },
  ended: { event: 'ended', ending: 'three-failures', spies: [1, 4] },
};

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

describe.each(LANGUAGES)('in %s', (lang) => {
  const texts = strictTexts('resistance', lang);

  it.each(Object.values(EVENTS))('tells that $event', (event) => {
    const { key, args } = tell(event, PLAYERS, texts);
    expect(texts.text(key, args).length).toBeGreaterThan(3);
  });

  it.each(Object.keys(STAGES) as Stage[])('says what happens in %s', (stage) => {
    for (const awaits of [[], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4, 5]]) {
      for (const [hand, options] of BASES) {
        const frame = { ...hand, awaits };
        frame.view = { ...frame.view, public: { ...frame.view.public, stage } };
        for (const line of [phase(frame), now(frame, PLAYERS, texts)]) {
          expect(texts.text(line.key, line.args)).not.toContain('{');
        }
        expect(pages(options)).toContain(help(frame));
      }
    }
  });
});

it('turns the characters up by name', () => {
  const texts = strictTexts('resistance');
  const { key, args } = tell(EVENTS['characters-turned-up'], PLAYERS, texts);
  expect(texts.text(key, args)).toContain('Ana (Spy), Benedikt (Spy Chief), Cai (Coordinator)');
});

it('counts each card of a mission once, and names no kind that was not played', () => {
  const texts = strictTexts('resistance');
  const told = (fails: number, chief_fails: number, hacks: number) => {
    const done = { ...EVENTS['mission-done'], fails, chief_fails, hacks };
    const { key, args } = tell(done, PLAYERS, texts);
    return texts.text(key, args).replace(/^.* fails: /, '');
  };
  expect(told(0, 0, 0)).toBe('no Fail played.');
  expect(told(0, 1, 0)).toBe('one Chief-Fail played.');
  expect(told(1, 1, 0)).toBe('one Fail and one Chief-Fail played.');
  expect(told(0, 0, 1)).toBe('one Hack played.');
  expect(told(2, 1, 2)).toBe('2 Fails, one Chief-Fail and 2 Hacks played.');
});

it.each(LANGUAGES)('has the same texts and variables in %s', (lang) => {
  expect(tableVariables('resistance', lang)).toEqual(tableVariables('resistance', 'en'));
});
