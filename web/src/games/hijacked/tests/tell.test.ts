import { describe, expect, it } from 'vitest';
import type { Event, Stage, PublicView } from '../../../gen/hijacked';
import { playersFor } from '../../shared/dev/players';
import { LANGUAGES, strictTexts, tableVariables } from '../../shared/tests/texts';
import { logOf } from '../../../lib/table/log';
import type { Game } from '../../../lib/table/play';
import { frameOf, HANDS } from '../dev/hands';
import game from '../index';
import { pages } from '../pages';
import { help, now, phase, tell } from '../tell';

const NONE = { crypto: 0, food: 0, medicine: 0, joker: 0 };

/** One of every kind: the type makes a new event a missing line here. */
const EVENTS: { [E in Event['event']]: Extract<Event, { event: E }> } = {
  begins: { event: 'begins', seat: 1 },
  'hijackers-placed': {
    event: 'hijackers-placed',
    hijackers: ['recognised', 'supplied', 'piloted', 'crowded'],
  },
  'numbers-laid': { event: 'numbers-laid', numbers: [6, 5, 1, 3] },
  'goals-set': {
    event: 'goals-set',
    goals: ['markers-8', 'dice-4', 'trust-100'],
    medals: [1, 3, 2],
  },
  reshuffled: { event: 'reshuffled' },
  'pile-shows': { event: 'pile-shows', back: 3 },
  laid: { event: 'laid', place: 1, back: 4 },
  'round-begins': { event: 'round-begins', round: 2 },
  rolled: { event: 'rolled', seat: 1, values: [4, 2] },
  turned: { event: 'turned', seat: 1, die: 1, value: 5, kind: 'food' },
  placed: { event: 'placed', seat: 1, die: 1 },
  chose: { event: 'chose', seat: 1, place: 2 },
  'chose-top': { event: 'chose-top', seat: 1, card: 'B01' },
  opened: { event: 'opened', card: 'Y02', place: 3 },
  played: { event: 'played', seat: 1, card: 'N02', paid: { ...NONE, food: 1, joker: 1 } },
  discarded: { event: 'discarded', seat: 1, card: 'R01' },
  reserved: { event: 'reserved', seat: 1, place: 3, value: 4 },
  released: { event: 'released', seat: 1, place: 3 },
  'passenger-rescued': { event: 'passenger-rescued', seat: 1, cards: ['B01', 'B02'] },
  'pilot-rescued': { event: 'pilot-rescued', seat: 1, cards: ['B01', 'B02', 'G03'] },
  'builds-trust': { event: 'builds-trust', seat: 1 },
  'stone-drawn': { event: 'stone-drawn', seat: 1, stone: 'green' },
  stopped: { event: 'stopped', seat: 1 },
  'trust-is': { event: 'trust-is', percent: 40 },
  'star-taken': { event: 'star-taken', seat: 1 },
  persuaded: { event: 'persuaded', seat: 1, hijacker: 'stocked', level: 2 },
  'gave-up': { event: 'gave-up', seat: 1, hijacker: 'stocked' },
  came: { event: 'came', hijacker: 'paired', spot: 2 },
  'called-back': { event: 'called-back', seat: 2 },
  'police-at': { event: 'police-at', space: 6 },
  offered: { event: 'offered', seat: 1, tiles: ['gifts', 'trust'] },
  kept: { event: 'kept', seat: 1, tile: 'gifts' },
  'took-marker': { event: 'took-marker', seat: 1, kind: 'crypto' },
  'took-bonus-die': { event: 'took-bonus-die', seat: 1 },
  'took-mini-die': { event: 'took-mini-die', seat: 1 },
  'turn-ended': { event: 'turn-ended', seat: 1 },
  moved: { event: 'moved', seat: 1, points: -1, score: 4 },
  'may-take-die': { event: 'may-take-die', seat: 2 },
  declined: { event: 'declined', seat: 2, bonus: 'mini-die' },
  'last-call': { event: 'last-call' },
  passed: { event: 'passed', seat: 1 },
  'may-take': { event: 'may-take', seat: 1 },
  cashed: { event: 'cashed', seat: 1, kind: 'medicine' },
  'medal-taken': { event: 'medal-taken', seat: 1, medal: 3, goal: 'dice-4' },
  'medal-lost': { event: 'medal-lost', medal: 3, goal: 'dice-4' },
  'medal-cashed': { event: 'medal-cashed', seat: 1, medal: 3 },
  'tile-used': { event: 'tile-used', seat: 1, tile: 'comeback' },
  gave: { event: 'gave', seat: 1, kind: 'food', to: 2 },
  'took-back': { event: 'took-back', seat: 1, card: 'G05' },
  'cybot-plays': { event: 'cybot-plays', card: 'deep-link' },
  stormed: { event: 'stormed' },
  succeeded: { event: 'succeeded' },
};

const STAGES: Record<Stage, true> = {
  deal: true,
  roll: true,
  turn: true,
  cybot: true,
  'round-end': true,
  'last-call': true,
  over: true,
};

const PLAYERS = playersFor(4, 1);
const told = (event: Event, players = PLAYERS) => {
  const texts = strictTexts('hijacked');
  const line = tell(event, players, texts);
  return line && texts.text(line.key, line.args);
};

describe.each(LANGUAGES)('in %s', (lang) => {
  const texts = strictTexts('hijacked', lang);

  it.each(Object.values(EVENTS))('tells that $event', (event) => {
    const line = tell(event, PLAYERS, texts);
    if (line) expect(texts.text(line.key, line.args).length).toBeGreaterThan(3);
    else expect(SEEN).toContain(event.event);
  });

  it.each(Object.keys(STAGES) as Stage[])('says what happens in %s', (stage) => {
    const moments: Partial<PublicView>[] = [
      {},
      { takers: [1] },
      { takers: [1, 2] },
      { offering: true },
      ...[0, 1, 2].map((greens) => ({ stones: { seat: 2, greens } })),
      HANDS.play.view.public,
      HANDS['end-turn'].view.public,
    ];
    for (const moment of moments) {
      const frame = frameOf({ ...moment, stage }, []);
      for (const line of [phase(frame), now(frame, PLAYERS, texts)]) {
        expect(texts.text(line.key, line.args)).not.toContain('{');
      }
      expect(pages()).toContain(help(frame));
    }
  });

  it('has every page of the rules', () => {
    for (const page of pages()) {
      expect(texts.text(`hijacked-rules-${page}`)).not.toBe('');
      expect(texts.attribute(`hijacked-rules-${page}`, 'title')).not.toBe('');
    }
  });
});

/** These are seen on the table, and what they belong to is told. */
const SEEN = ['placed', 'laid', 'pile-shows', 'turn-ended', 'may-take', 'may-take-die'];

it('leaves out of the log what another line says already', () => {
  const silent = Object.values(EVENTS).filter((event) => told(event) === null);
  expect(silent.map(({ event }) => event).sort()).toEqual([...SEEN].sort());
  const events = [EVENTS.rolled, EVENTS.placed, EVENTS.laid, EVENTS['trust-is']];
  expect(logOf(game as unknown as Game, events, new Set(), PLAYERS, '')).toHaveLength(2);
});

it('fills in what the rules name', () => {
  expect(told(EVENTS.rolled)).toContain('4 and 2');
  expect(told(EVENTS.gave)).toContain('Benedikt');
  const stocked = strictTexts('hijacked').text('hijacked-hijacker-stocked');
  expect(told(EVENTS.persuaded)).toContain(stocked);
});

it('tells of the Cybot by its name', () => {
  const alone = playersFor(1, 1);
  expect(told(EVENTS['called-back'], alone)).toContain('Cybot');
  expect(told(EVENTS['called-back'])).toContain('Benedikt');
});

it.each(LANGUAGES)('has the same texts and variables in %s', (lang) => {
  expect(tableVariables('hijacked', lang)).toEqual(tableVariables('hijacked', 'en'));
});
