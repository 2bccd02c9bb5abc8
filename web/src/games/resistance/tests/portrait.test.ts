import { describe, expect, it } from 'vitest';
import type { Character, NightStep } from '../../../gen/resistance';
import { castArgs, portraitOf } from '../portrait';
import { LANGUAGES, strictWords } from '../../shared/tests/texts';

const NIGHT: Record<NightStep, true> = {
  'eyes-shut': true,
  'spy-thumbs': true,
  'hidden-hacker': true,
  'spies-look': true,
  'spies-shut': true,
  'chiefs-look': true,
  'chiefs-shut': true,
  'coordinator-thumb': true,
  'coordinator-shut': true,
  'all-shut': true,
  'eyes-open': true,
};

const STEPS = Object.keys(NIGHT) as NightStep[];

const HUNT: Character[] = ['resistance-chief', 'resistance-hunter', 'spy-chief', 'spy-hunter'];

interface Table {
  cast: Character[];
  night: NightStep[];
  options: string[];
}

/** Five with Hunters, ten with all agents, and tables without Hunters. */
const TABLES: Record<string, Table> = {
  five: { cast: [...HUNT, 'dummy-agent'], night: ['spies-look'], options: ['hunter'] },
  seven: {
    cast: [...HUNT, 'deep-agent', 'resistance', 'coordinator'],
    night: ['spies-look'],
    options: ['hunter', 'deep-agent', 'coordinator'],
  },
  ten: {
    cast: [
      ...HUNT,
      'resistance-chief',
      'spy-chief',
      'deep-agent',
      'pretender',
      'dummy-agent',
      'coordinator',
    ],
    night: ['spies-look'],
    options: ['hunter', 'deep-agent', 'pretender', 'blame'],
  },
  hidden: {
    cast: ['resistance-hacker', 'spy-hacker', 'spy', 'resistance', 'resistance'],
    night: ['hidden-hacker', 'spies-look'],
    options: ['hidden-hacker'],
  },
  blind: { cast: ['spy-hacker', 'spy', 'resistance'], night: [], options: ['blind'] },
};

function read(lang: string, character: Character, { cast, night, options }: Table): string {
  const words = strictWords('resistance', lang);
  const { about, more, wins } = portraitOf(character, { cast, night, blame: null }, options);
  return [
    words.attribute(about.key, 'about', about.args),
    ...[...more, wins].map(({ key, args }) => words.text(key, args)),
  ].join(' ');
}

describe.each(LANGUAGES)('in %s', (lang) => {
  const words = strictWords('resistance', lang);

  it.each(Object.entries(TABLES))('describes everybody at the table of %s', (_, table) => {
    for (const character of table.cast) {
      const text = read(lang, character, table);
      expect(text).not.toMatch(/[{}]/);
      expect(text.length).toBeGreaterThan(80);
    }
  });

  it.each(Object.entries(TABLES))('reads the night of %s out', (_, { cast }) => {
    for (const step of STEPS) {
      expect(words.text(`resistance-night-${step}`, castArgs(cast))).not.toMatch(/[{}]/);
    }
  });
});

describe('says only what is certain at this table', () => {
  const say = (character: Character, table: Table | undefined) => {
    if (!table) throw new Error('no such table');
    return read('en', character, table);
  };
  const { five, seven, ten, hidden, blind } = TABLES;

  it.each(['spy-chief', 'spy-hunter', 'deep-agent'] as const)('five rejections for %s', (who) => {
    expect(say(who, ten)).toContain('or when five teams in a row are rejected.');
  });

  it('the Dummy Agent never shows Spy Chief', () => {
    expect(say('dummy-agent', five)).toContain('you hand over Chief or No Chief');
    expect(say('dummy-agent', ten)).toContain('you hand over Resistance Chief or No Chief');
  });

  it('what each may play', () => {
    expect(say('spy-hunter', five)).toContain('you may play Success or Fail.');
    expect(say('spy-chief', five)).not.toContain('Chief-Fail');
    expect(say('spy-chief', seven)).toContain('Success, Fail or Chief-Fail');
    expect(say('resistance-hacker', hidden)).toContain('Success or Hack, never Fail');
    expect(say('resistance-chief', ten)).toContain('you must play Success');
  });

  it('who knows whom', () => {
    expect(say('resistance-chief', five)).toContain('nobody’s side but your own');
    expect(say('resistance-chief', seven)).toContain('You know the Coordinator.');
    expect(say('resistance-chief', ten)).toContain('You know the other Resistance Chief.');
    expect(say('spy', hidden)).toContain('Only the Spy Hacker stays unknown');
    expect(say('spy-hacker', hidden)).toContain('You do not know the other spies');
    expect(say('spy', blind)).toContain('You do not know the other spies');
  });

  it('how it is won', () => {
    expect(say('resistance', blind)).toContain('You win with three successes.');
    expect(say('resistance', seven)).toContain('You win when your Hunter finds a Spy Chief.');
    expect(say('spy-hunter', five)).not.toContain('or the Coordinator');
    expect(say('spy-hunter', seven)).toContain('a Resistance Chief or the Coordinator');
  });

  it('Blame where it is played, until it is used up', () => {
    expect(say('deep-agent', seven)).not.toContain('Pretender');
    expect(say('deep-agent', ten)).toContain('you may name the Pretender');
    const used = { by: 1, named: 2, guess: 'wrong' as const };
    const { cast = [], night = [], options = [] } = ten ?? {};
    const { more } = portraitOf('deep-agent', { cast, night, blame: used }, options);
    expect(more.map(({ key }) => key)).not.toContain('resistance-blame-as-deep-agent');
  });
});

it('reads the night in the order of the book, with the right numbers', () => {
  const words = strictWords('resistance');
  const say = (table: string, step: NightStep) =>
    words.text(`resistance-night-${step}`, castArgs(TABLES[table]?.cast ?? []));
  expect(say('five', 'spy-thumbs')).toBe('The Spy Chief raises a thumb.');
  expect(say('seven', 'spy-thumbs')).toBe('The Spy Chief and the Deep Agent raise a thumb.');
  expect(say('ten', 'spy-thumbs')).toContain(
    'The two Spy Chiefs, the Deep Agent and the Pretender',
  );
  expect(say('seven', 'coordinator-thumb')).toContain('The Resistance Chief opens');
  expect(say('ten', 'coordinator-thumb')).toContain('The Resistance Chiefs open');
  expect(say('blind', 'eyes-shut')).toBe('All close their eyes.');
});
