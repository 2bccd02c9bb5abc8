import { describe, expect, it } from 'vitest';
import type { Character, NightStep } from '../../../gen/resistance';
import { castArgs, portraitOf } from '../portrait';
import { LANGUAGES, strictTexts } from '../../shared/tests/texts';

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

interface PublicView {
  cast: Character[];
  night: NightStep[];
  options: string[];
}

/** Five with Hunters, ten with all agents, and tables without Hunters. */
const TABLES: Record<string, PublicView> = {
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
  hackedSeven: {
    cast: [...HUNT, 'spy-hacker', 'resistance', 'resistance'],
    night: ['hidden-hacker', 'spies-look'],
    options: ['hunter', 'spy-hacker', 'hidden-hacker'],
  },
  blind: { cast: ['spy-hacker', 'spy', 'resistance'], night: [], options: ['blind'] },
};

function read(lang: string, character: Character, { cast, night, options }: PublicView): string {
  const texts = strictTexts('resistance', lang);
  const { about, more, wins } = portraitOf(character, { cast, night, blame: null }, options);
  return [
    texts.attribute(about.key, 'about', about.args),
    ...[...more, wins].map(({ key, args }) => texts.text(key, args)),
  ].join(' ');
}

describe.each(LANGUAGES)('in %s', (lang) => {
  const texts = strictTexts('resistance', lang);

  it.each(Object.entries(TABLES))('describes everybody at the table of %s', (_, publicView) => {
    for (const character of publicView.cast) {
      const text = read(lang, character, publicView);
      expect(text).not.toMatch(/[{}]/);
      expect(text.length).toBeGreaterThan(80);
    }
  });

  it.each(Object.entries(TABLES))('reads the night of %s out', (_, { cast }) => {
    for (const step of STEPS) {
      expect(texts.text(`resistance-night-${step}`, castArgs(cast))).not.toMatch(/[{}]/);
    }
  });
});

describe('says only what is certain at this table', () => {
  const say = (character: Character, publicView: PublicView | undefined) => {
    if (!publicView) throw new Error('no such table');
    return read('en', character, publicView);
  };
  const { five, seven, ten, hidden, hackedSeven, blind } = TABLES;

  it.each(['spy-chief', 'spy-hunter', 'deep-agent'] as const)('five rejections for %s', (who) => {
    expect(say(who, ten)).toContain('or when five teams in a row are rejected.');
  });

  it('the Dummy Agent never shows Spy Chief', () => {
    expect(say('dummy-agent', five)).toContain('you hand over “Chief” or “No Chief”');
    expect(say('dummy-agent', ten)).toContain('you hand over “Resistance Chief” or “No Chief”');
  });

  it('what each may play', () => {
    expect(say('spy-hunter', five)).toContain('you may play “Success” or “Fail”.');
    expect(say('spy-chief', five)).not.toContain('Chief-Fail');
    expect(say('spy-chief', seven)).toContain('“Success”, “Fail” or “Chief-Fail”');
    expect(say('resistance-hacker', hidden)).toContain('“Success” or “Hack”, never “Fail”');
    expect(say('resistance-chief', ten)).toContain('you must play “Success”');
  });

  it('who knows whom', () => {
    expect(say('resistance-chief', five)).toContain('nobody’s side but your own');
    expect(say('resistance-chief', seven)).toContain('You know the Coordinator.');
    expect(say('resistance-chief', ten)).toContain('You know the other Resistance Chief.');
    expect(say('spy-chief', hackedSeven)).toContain('Only the Spy Hacker stays unknown');
    // Of two spies one is hidden: nobody is left to know.
    expect(say('spy', hidden)).toContain('You do not know the other spies');
    expect(say('spy-hacker', hidden)).toContain('You do not know the other spies');
    expect(say('spy', blind)).toContain('You do not know the other spies');
  });

  it('with the Pretender no spy knows the Deep Agent, until it blames', () => {
    for (const spy of ['spy-chief', 'spy-hunter'] as const) {
      const doubt = 'you just cannot tell the Deep Agent from the Pretender.';
      expect(say(spy, seven)).toContain('You know the Deep Agent, who');
      expect(say(spy, seven)).not.toContain(doubt);
      expect(say(spy, ten)).toContain(doubt);
      expect(say(spy, ten)).not.toContain('You know the Deep Agent, who');
      const { cast = [], night = [], options = [] } = ten ?? {};
      const blame = { by: 1, named: 2, guess: 'wrong' as const };
      const { more } = portraitOf(spy, { cast, night, blame }, options);
      const after = more
        .map(({ key, args }) => strictTexts('resistance').text(key, args))
        .join(' ');
      expect(after).toContain('You know the Deep Agent, who');
      expect(after).not.toContain(doubt);
    }
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
  const texts = strictTexts('resistance');
  const say = (table: string, step: NightStep) =>
    texts.text(`resistance-night-${step}`, castArgs(TABLES[table]?.cast ?? []));
  expect(say('five', 'spy-thumbs')).toBe('The Spy Chief raises a thumb.');
  expect(say('seven', 'spy-thumbs')).toBe('The Spy Chief and the Deep Agent raise a thumb.');
  expect(say('ten', 'spy-thumbs')).toContain(
    'The two Spy Chiefs, the Deep Agent and the Pretender',
  );
  expect(say('seven', 'coordinator-thumb')).toContain('The Resistance Chief opens');
  expect(say('ten', 'coordinator-thumb')).toContain('The Resistance Chiefs open');
  expect(say('hidden', 'hidden-hacker')).not.toContain('fist');
  expect(say('hackedSeven', 'hidden-hacker')).toContain('fist');
  // Without characters nobody raises a thumb, and nobody holds out a fist.
  const base: NightStep[] = ['eyes-shut', 'spies-look', 'spies-shut', 'all-shut', 'eyes-open'];
  expect(base.map((step) => texts.text(`resistance-night-${step}`, castArgs([])))).toEqual([
    'All close their eyes.',
    'The spies open their eyes, look around and remember who the others are.',
    'The spies close their eyes again.',
    'Now all have their eyes closed.',
    'All open their eyes.',
  ]);
});
