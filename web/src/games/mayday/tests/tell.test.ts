import { describe, expect, it } from 'vitest';
import type { Stage } from '../../../gen/mayday';
import { playersFor } from '../../shared/dev/players';
import { withPublic } from '../../shared/tests/frames';
import { tellerOf, testSentences } from '../../shared/tests/tell';
import { LANGUAGES, strictTexts } from '../../shared/tests/texts';
import { HANDS } from '../dev/hands';
import game from '../index';
import { facts, pages } from '../pages';
import { speaker } from '../tell';

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

const AWAITED = [[], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4, 5]];

testSentences(game, PLAYERS, STAGES, (stage) => {
  const frame = withPublic(HANDS.look, { stage });
  return [{ options: null, frames: AWAITED.map((awaits) => ({ ...frame, awaits })) }];
});

it('turns the teams up by name', () => {
  const hands = ['hih', 'ihi', 'hhi', 'ihh', 'iih'];
  const text = tellerOf(game, PLAYERS)({ event: 'ended', ending: 'safe-landing', hands });
  expect(text).toContain('Ana (Honest), Benedikt (Infiltrator), Cai (Honest)');
});

describe('the rules help', () => {
  const rules = (page: string, table: Parameters<typeof facts>[0]) =>
    strictTexts('mayday').text(`mayday-rules-${page}`, facts(table));
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
    for (const table of [null, five, eight, { seats: 7, options: 'experienced=auto' }]) {
      for (const page of pages(null)) {
        expect(texts.text(`mayday-rules-${page}`, facts(table))).toMatch(/\.$/);
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
