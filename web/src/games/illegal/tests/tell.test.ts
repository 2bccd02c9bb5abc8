import { describe, expect, it } from 'vitest';
import type { Stage } from '../../../gen/illegal';
import { playersFor } from '../../shared/dev/players';
import { tellerOf, testSentences } from '../../shared/tests/tell';
import { LANGUAGES, strictTexts } from '../../shared/tests/texts';
import { frameOf, HANDS } from '../dev/hands';
import game from '../index';
import { isFamily, namingOf } from '../naming';
import { facts, pages } from '../pages';
import { hearing, help } from '../tell';
import { RESOURCES } from '../types';

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

testSentences(game, PLAYERS, STAGES, (stage) => {
  const tables = [[], [2]].map((done) => frameOf({ stage, done, next: 'docks', master: 6 }, []));
  const awaits = [[], [1], [1, 2], [1, 2, 3, 4, 5]];
  return tables.map((frame) => ({
    options: null,
    frames: awaits.map((awaits) => ({ ...frame, awaits })),
  }));
});

const told = tellerOf(game, PLAYERS);

it.each(LANGUAGES)('has both namings of everything in %s', (lang) => {
  for (const options of ['', 'family']) {
    const naming = namingOf(strictTexts('illegal', lang), options);
    const names = RESOURCES.flatMap((resource) => [
      naming.resource(resource),
      naming.role({ resource, trade: 'dealer' }),
      naming.role({ resource, trade: 'buyer' }),
    ]);
    expect(new Set(names).size).toBe(24);
  }
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

it('keeps to the naming of a family table', () => {
  expect(isFamily('advanced family')).toBe(true);
  expect(isFamily('')).toBe(false);
  expect(told({ event: 'took', seat: 2, resource: 'guns' })).toContain('Guns');
  expect(told({ event: 'took', seat: 2, resource: 'guns' }, 'family')).not.toContain('Guns');
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
