import { describe, expect, it } from 'vitest';
import type { Event, Stage } from '../../../gen/mayday';
import { playersFor } from '../../shared/dev/players';
import { LANGUAGES, strictTexts, tableVariables } from '../../shared/tests/texts';
import { HANDS } from '../dev/hands';
import { facts, pages } from '../pages';
import { help, now, phase, speaker, tell } from '../tell';

/** One of every kind: the type makes a new event a missing line here. */
const EVENTS: { [E in Event['event']]: Extract<Event, { event: E }> } = {
  'team-dealt': { event: 'team-dealt', side: 'infiltrator' },
  'infiltrators-met': { event: 'infiltrators-met', infiltrators: [1, 4] },
  'veteran-dealt': { event: 'veteran-dealt', card: 'listen' },
  begins: { event: 'begins', seat: 2 },
  announced: { event: 'announced', looker: 1, target: 2, spot: 'left' },
  looked: { event: 'looked', looker: 1, target: 2, spot: 'middle' },
  'card-seen': { event: 'card-seen', target: 2, spot: 'right', side: 'honest' },
  marked: { event: 'marked', by: 1, target: 2, spot: 'left', side: 'infiltrator' },
  'looked-at-own': { event: 'looked-at-own', by: 3, spot: 'middle' },
  'own-card-seen': { event: 'own-card-seen', spot: 'middle', side: 'honest' },
  'own-marked': { event: 'own-marked', by: 3, spot: 'middle', side: 'honest' },
  'round-begins': { event: 'round-begins', round: 'doubt' },
  skirmish: { event: 'skirmish', seat: 4 },
  'must-look': { event: 'must-look', looker: 1, target: 4 },
  'nobody-looks': { event: 'nobody-looks', target: 4 },
  voted: { event: 'voted', seat: 4, protect: [1, 2], punch: [3], result: 'protected' },
  spared: { event: 'spared', round: 'reliable', seats: [5] },
  'captain-found': { event: 'captain-found', captain: 4 },
  'turned-up': { event: 'turned-up', seat: 4, hand: 'hih' },
  sent: { event: 'sent', by: 4, looker: 1, target: 2 },
  'let-in': { event: 'let-in', by: 4, seat: 5 },
  'veteran-used': { event: 'veteran-used', by: 2, card: 'i-will-look' },
  silenced: { event: 'silenced', by: 2 },
  ended: { event: 'ended', ending: 'safe-landing', hands: ['hih', 'ihi', 'hhi', 'ihh', 'iih'] },
  lied: { event: 'lied', by: 2, target: 4, spot: 'middle' },
};

const STAGES: Record<Stage, true> = {
  deal: true,
  window: true,
  choose: true,
  mark: true,
  vote: true,
  shuffle: true,
  crew: true,
  over: true,
};

const PLAYERS = playersFor(7, 1);

describe.each(LANGUAGES)('in %s', (lang) => {
  const texts = strictTexts('mayday', lang);

  it.each(Object.values(EVENTS))('tells that $event', (event) => {
    const { key, args } = tell(event, PLAYERS, texts);
    expect(texts.text(key, args).length).toBeGreaterThan(3);
  });

  it.each(Object.keys(STAGES) as Stage[])('says what happens in %s', (stage) => {
    for (const awaits of [[], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4, 5]]) {
      const frame = { ...HANDS.look, awaits };
      frame.view = { ...frame.view, public: { ...frame.view.public, stage } };
      for (const line of [phase(frame), now(frame, PLAYERS, texts)]) {
        expect(texts.text(line.key, line.args)).not.toContain('{');
      }
      expect(pages(null)).toContain(help(frame));
    }
  });

  it('has every page of the rules', () => {
    for (const page of pages(null)) {
      expect(texts.text(`mayday-rules-${page}`, facts(null))).not.toBe('');
      expect(texts.attribute(`mayday-rules-${page}`, 'title')).not.toBe('');
    }
  });
});

it('turns the teams up by name', () => {
  const texts = strictTexts('mayday');
  const { key, args } = tell(EVENTS.ended, PLAYERS, texts);
  expect(texts.text(key, args)).toContain('Ana (Honest), Benedikt (Infiltrator), Cai (Honest)');
});

describe('the rules help', () => {
  const rules = (page: string, publicView: Parameters<typeof facts>[0]) =>
    strictTexts('mayday').text(`mayday-rules-${page}`, facts(publicView));
  const five = { seats: 5, options: '' };
  const eight = { seats: 8, options: 'veterans pause=60' };

  it('says how many infiltrators and Benefit cards there are at this table', () => {
    expect(rules('goal', five)).toContain('; two are infiltrators');
    expect(rules('goal', eight)).toContain('; three are infiltrators');
    expect(rules('goal', null)).toContain('; two or three are infiltrators');
    expect(rules('doubt', five)).toContain('There are three Benefit cards.');
    expect(rules('doubt', eight)).toContain('There are four Benefit cards.');
  });

  it('speaks of veteran cards only where they are played', () => {
    for (const page of pages([])) expect(rules(page, five)).not.toMatch(/veteran/i);
    expect(rules('suspicions', eight)).toContain('If no veteran card changes it');
    expect(rules('veterans', eight)).toContain('Everybody but the one who begins');
    const some = { seats: 6, options: 'experienced=auto' };
    expect(rules('veterans', some)).toContain('finished two flights');
  });

  it('says who looks first, who still votes, and who shuffles', () => {
    expect(rules('skirmish', five)).toMatch(/right neighbour does.*the left one does/);
    expect(rules('doubt', five)).toContain('they still vote and look');
    expect(rules('cockpit', five)).toContain('also shuffles their cards');
    expect(rules('captain', five)).toContain('no longer say which card is which');
  });

  it.each(LANGUAGES)('is whole in %s with every choice', (lang) => {
    const texts = strictTexts('mayday', lang);
    for (const publicView of [null, five, eight, { seats: 7, options: 'experienced=auto' }]) {
      for (const page of pages(null)) {
        expect(texts.text(`mayday-rules-${page}`, facts(publicView))).toMatch(/\.$/);
      }
    }
  });
});

it('shows the page about veteran cards where they are played', () => {
  expect(pages([])).not.toContain('veterans');
  expect(pages(['veterans'])).toContain('veterans');
  expect(pages(['experienced'])).toContain('veterans');
});

it('says who alone may speak', () => {
  const frame = HANDS.look;
  expect(speaker(frame)).toBeNull();
  const publicView = frame.view.public;
  const veterans = publicView.veterans && { ...publicView.veterans, speaker: 3 };
  expect(speaker({ ...frame, view: { ...frame.view, public: { ...publicView, veterans } } })).toBe(
    3,
  );
});

it.each(LANGUAGES)('has the same texts and variables in %s', (lang) => {
  expect(tableVariables('mayday', lang)).toEqual(tableVariables('mayday', 'en'));
});
