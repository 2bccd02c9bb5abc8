import { describe, expect, it } from 'vitest';
import type { Event, Stage } from '../../../gen/illegal';
import { playersFor } from '../../shared/dev/players';
import { LANGUAGES, strictTexts, tableVariables } from '../../shared/tests/texts';
import { frameOf, HANDS } from '../dev/hands';
import { isFamily, namingOf } from '../naming';
import { facts, pages } from '../pages';
import { hearing, help, now, phase, tell } from '../tell';
import { RESOURCES } from '../types';

const PACKET = { dealer: 'guns', buyer: 'alcohol', extra: 'powder' } as const;
const ROLES = [
  { resource: 'guns', trade: 'dealer' },
  { resource: 'powder', trade: 'buyer' },
] as const;
const FINGERS = [2, 3, null, 2];

/** One of every kind: the type makes a new event a missing line here. */
const EVENTS: { [E in Event['event']]: Extract<Event, { event: E }> } = {
  packed: { event: 'packed', packet: PACKET },
  unpacked: { event: 'unpacked', packet: PACKET },
  'packets-ready': { event: 'packets-ready' },
  dealt: { event: 'dealt', seat: 1, packet: PACKET },
  ready: { event: 'ready', next: 'docks' },
  'session-begins': { event: 'session-begins', session: 2 },
  knocked: { event: 'knocked', from: 1, to: 2 },
  withdrew: { event: 'withdrew', from: 1, to: 2 },
  'turned-away': { event: 'turned-away', by: 2, from: 1 },
  walked: { event: 'walked', seats: [1, 2], corner: 3 },
  returned: { event: 'returned', seats: [1] },
  laid: { event: 'laid', by: 1, resource: 'guns', to: 2 },
  'took-back': { event: 'took-back', by: 1, resource: 'guns', to: 2 },
  confirmed: { event: 'confirmed', by: 1, to: 2, give: { guns: 2 }, get: { powder: 1 } },
  exchanged: { event: 'exchanged', one: 1, other: 2, gave: { guns: 2 }, got: { powder: 1 } },
  lies: { event: 'lies', one: 1, other: 2, gives: { guns: 2 }, gets: {}, confirmed: [] },
  'said-done': { event: 'said-done', seat: 3 },
  'session-over': { event: 'session-over', session: 2 },
  'laid-out': { event: 'laid-out', dock: 1, resource: 'guns' },
  'rush-begins': { event: 'rush-begins', dock: 1 },
  'lot-drawn': { event: 'lot-drawn', order: [2, 1] },
  took: { event: 'took', seat: 2, resource: 'guns' },
  'left-with': { event: 'left-with', seat: 2, resource: 'guns' },
  'handed-out': { event: 'handed-out', dock: 2 },
  handed: { event: 'handed', seat: 1, resource: 'guns' },
  shown: { event: 'shown', roles: [...ROLES] },
  pointing: { event: 'pointing' },
  accused: { event: 'accused', accused: 2, fingers: FINGERS, roles: [...ROLES] },
  'not-accused': { event: 'not-accused', fingers: [null, null], roles: [...ROLES] },
  'who-reveals': { event: 'who-reveals' },
  revealed: { event: 'revealed', seat: 1, packet: PACKET, hand: { guns: 3 }, points: -4 },
  account: {
    event: 'account',
    one: 1,
    other: 2,
    gave: { guns: 2 },
    got: { powder: 1 },
    session: 1,
    at_ms: 185_000,
  },
  won: { event: 'won', winners: [1, 2] },
};

const STAGES: Record<Stage, true> = {
  build: true,
  deal: true,
  ready: true,
  session: true,
  'lay-out': true,
  dock: true,
  lot: true,
  rest: true,
  show: true,
  debate: true,
  point: true,
  reveal: true,
  over: true,
};

const PLAYERS = playersFor(6, 1);
const told = (event: Event, options = '') => {
  const texts = strictTexts('illegal');
  const { key, args } = tell(event, PLAYERS, texts, options);
  return texts.text(key, args);
};

describe.each(LANGUAGES)('in %s', (lang) => {
  const texts = strictTexts('illegal', lang);

  it.each(Object.values(EVENTS))('tells that $event', (event) => {
    for (const options of ['', 'family']) {
      const { key, args } = tell(event, PLAYERS, texts, options);
      expect(texts.text(key, args).length).toBeGreaterThan(3);
    }
  });

  it.each(Object.keys(STAGES) as Stage[])('says what happens in %s', (stage) => {
    for (const awaits of [[], [1], [1, 2], [1, 2, 3, 4, 5]]) {
      for (const done of [[], [2]]) {
        const frame = { ...frameOf({ stage, done, next: 'docks', master: 6 }, []), awaits };
        for (const line of [phase(frame), now(frame, PLAYERS, texts, '')]) {
          expect(texts.text(line.key, line.args)).not.toContain('{');
        }
        expect(pages(null)).toContain(help(frame));
      }
    }
  });

  it('has every page of the rules', () => {
    for (const page of pages(null)) {
      expect(texts.text(`illegal-rules-${page}`, facts(null))).not.toBe('');
      expect(texts.attribute(`illegal-rules-${page}`, 'title')).not.toBe('');
    }
  });

  it('has both namings of everything', () => {
    for (const options of ['', 'family']) {
      const naming = namingOf(texts, options);
      const names = RESOURCES.flatMap((resource) => [
        naming.resource(resource),
        naming.role({ resource, trade: 'dealer' }),
        naming.role({ resource, trade: 'buyer' }),
      ]);
      expect(new Set(names).size).toBe(24);
    }
  });
});

describe('the rules help', () => {
  const rules = (page: string, options: string, seats = 5) =>
    strictTexts('illegal').text(`illegal-rules-${page}`, facts({ seats, options }));

  it('says which resources are in play only where all are', () => {
    expect(rules('deal', '')).toContain('You are not told');
    expect(rules('deal', '', 8)).toContain('All eight resources are in play');
    expect(rules('deal', 'gm', 8)).toContain('You are not told');
  });

  it('says how long it takes at this table', () => {
    expect(rules('sessions', '')).toContain('3 minutes each');
    expect(rules('sessions', 'session=1')).toContain('one minute each');
    expect(rules('sessions', 'casual')).toContain('15 minutes each');
    expect(rules('tribunal', 'debate=90')).toContain('90 seconds');
  });

  it('speaks of the rush, of pairs and of a game master only where there are any', () => {
    expect(rules('docks', '')).toContain('one by one');
    expect(rules('docks', 'casual')).toContain('There is no rush');
    expect(rules('docks', 'casual')).not.toContain('First come');
    expect(rules('deal', 'casual')).not.toContain('docks');
    expect(rules('tribunal', 'advanced')).not.toContain('pair');
    expect(rules('tribunal', '')).toContain('gets both cards');
    expect(rules('sessions', '')).not.toContain('game master');
    expect(rules('sessions', 'gm')).toContain('game master ends it');
    expect(rules('master', 'gm')).not.toContain('60 seconds');
  });

  it.each(LANGUAGES)('is whole in %s with every choice', (lang) => {
    const texts = strictTexts('illegal', lang);
    for (const options of ['', 'casual', 'advanced', 'gm', 'gm casual advanced session=20']) {
      for (const publicView of [null, { seats: 8, options }]) {
        for (const page of pages(null)) {
          expect(texts.text(`illegal-rules-${page}`, facts(publicView))).toMatch(/\.$/);
        }
      }
    }
  });
});

it('fills in what the rules name', () => {
  expect(told(EVENTS.exchanged)).toContain('2 × Guns');
  expect(told(EVENTS.accused)).toContain('Ana → Benedikt, Benedikt → Cai, and Maximiliane');
  expect(told(EVENTS.account)).toContain('3:05');
});

it('keeps to the naming of a family table', () => {
  expect(isFamily('advanced family')).toBe(true);
  expect(isFamily('')).toBe(false);
  expect(told(EVENTS.took)).toContain('Guns');
  expect(told(EVENTS.took, 'family')).not.toContain('Guns');
});

describe('who hears me', () => {
  const texts = strictTexts('illegal');
  const heard = (corners: number[][], you: number, master: number | null = null) => {
    const line = hearing(frameOf({ corners, master }, []), you, PLAYERS, texts);
    return line && texts.text(line.key, line.args);
  };

  it('is everybody while nobody is in a corner', () => {
    expect(heard([[], [], [], []], 1)).toBeNull();
  });

  it('are those in my corner', () => {
    expect(heard([[1, 2], [3, 4], [], []], 1)).toBe('Only Benedikt hears you.');
    expect(heard([[1, 2, 3], [], [], []], 1)).toBe('Only Benedikt and Cai hear you.');
  });

  it('are those at the table', () => {
    expect(heard([[3, 4], [], [], []], 1)).toContain('Benedikt, Eve, and Finn-Ole');
    expect(heard([[2, 3, 4, 5, 6], [], [], []], 1)).toContain('Nobody hears you');
  });

  it('include a game master, whom everybody hears', () => {
    expect(heard([[1, 2], [], [], []], 1, 6)).toBe('Only Benedikt and Finn-Ole hear you.');
    expect(heard([[1, 2], [], [], []], 6, 6)).toContain('Everybody hears you');
  });
});

it('shows the pages of what is played', () => {
  expect(pages([])).not.toContain('master');
  expect(pages(['gm', 'casual'])).toEqual(expect.arrayContaining(['casual', 'master']));
  expect(pages(['gm'])).not.toContain('advanced');
});

it('has the page of an exchange where something lies', () => {
  expect(help(HANDS.knock)).toBe('corners');
  expect(help(HANDS.confirm)).toBe('exchange');
});

it.each(LANGUAGES)('has the same texts and variables in %s', (lang) => {
  expect(tableVariables('illegal', lang)).toEqual(tableVariables('illegal', 'en'));
});
