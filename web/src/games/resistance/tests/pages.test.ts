import { describe, expect, it } from 'vitest';
import type { Texts } from '../../game';
import { LANGUAGES, strictTexts } from '../../shared/tests/texts';
import { facts, pages } from '../pages';

/** Tables that differ in what a page says, and none. */
const TABLES = [
  null,
  '',
  'blind',
  'inquisitor',
  'spy-hacker hidden-hacker',
  'hunter coordinator inquisitor',
  'hunter resistance-hacker spy-hacker hidden-hacker',
];

function rules(texts: Texts, page: string, options: string | null): string {
  const table = options === null ? null : { options };
  return texts.text(`resistance-rules-${page}`, facts(table));
}

const english = strictTexts('resistance');

describe.each(LANGUAGES)('in %s', (lang) => {
  const texts = strictTexts('resistance', lang);

  it.each(TABLES)('has every page at the table “%s”', (options) => {
    for (const page of pages(options === null ? null : options.split(' '))) {
      expect(texts.attribute(`resistance-rules-${page}`, 'title')).not.toBe('');
      // No variant leaves a gap behind, or two sentences without one.
      expect(rules(texts, page, options)).toMatch(/^\S(?!.* {2})(?!.*[.:;]\p{Lu}).*\.$/u);
    }
  });
});

it('shows only the pages that the table is about', () => {
  expect(pages([])).toEqual(['goal', 'deal', 'proposal', 'vote', 'mission', 'end']);
  expect(pages(['hunter', 'coordinator'])).toContain('coordinator');
  expect(pages(['hunter'])).not.toContain('coordinator');
  expect(pages(['spy-hacker'])).toContain('hackers');
  expect(pages(null)).toHaveLength(20);
});

it.each([
  ['goal', '', 'Three successes win for the Resistance.'],
  ['goal', 'hunter', 'three successes or three failures do not win'],
  ['deal', '', 'The spies are told who the others are; the Resistance is told nothing.'],
  ['deal', 'blind', 'Nobody is told who the spies are'],
  ['deal', 'spy-hacker hidden-hacker', 'all but the Spy Hacker'],
  ['deal', 'hunter spy-hacker hidden-hacker', 'In the night those who may know each other'],
  ['mission', 'hunter', 'As a member of the Resistance you must play “Success”'],
  ['mission', 'resistance-hacker', 'A Hacker plays “Success” or “Hack”.'],
  ['mission', 'spy-hacker', 'A Hacker plays “Success” or “Hack”.'],
  ['inquisitor', 'inquisitor', 'the marker passes to the player whose side they saw.'],
  ['inquisitor', 'hunter inquisitor', 'they saw. It comes after accusations'],
  ['end', '', 'ends with the third success'],
  ['end', 'hunter', 'Three successes or three failures do not end it.'],
])('says on the page “%s” what is true with “%s”', (page, options, said) => {
  expect(rules(english, page, options)).toContain(said);
});

it('tells the base game where no table is meant', () => {
  for (const page of ['goal', 'deal', 'mission', 'inquisitor', 'end']) {
    expect(rules(english, page, null)).toBe(rules(english, page, ''));
  }
});
