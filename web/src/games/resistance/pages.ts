// The pages of the rules help. Most belong to options; others say what is true with them.

import { readOptions } from '../../lib/table/options';
import type { Facts } from '../game';
import { flag, pagesFor, type Pages } from '../shared/pages';

const HACKERS = ['resistance-hacker', 'spy-hacker'];

const PAGES: Pages = {
  goal: [],
  deal: [],
  proposal: [],
  vote: [],
  mission: [],
  hunter: ['hunter'],
  accusation: ['hunter'],
  early: ['hunter'],
  investigation: ['hunter'],
  'dummy-agent': ['dummy-agent'],
  coordinator: ['coordinator'],
  'deep-agent': ['deep-agent'],
  pretender: ['pretender'],
  blame: ['blame'],
  inquisitor: ['inquisitor'],
  hackers: HACKERS,
  plots: ['plots'],
  targeted: ['targeted'],
  blind: ['blind'],
  end: [],
};

export function pages(options: readonly string[] | null): string[] {
  return pagesFor(PAGES, options);
}

/** What changes who is told what in the deal; where several do, the first. */
const DEALS = { hunter: 'hunter', blind: 'blind', hidden: 'hidden-hacker' };

/** What the pages fill in: who decides the match, what the deal tells, and who plays Hacks. */
export function facts(table: { options: string } | null): Facts {
  if (table === null) return { hunter: 'any', deal: 'any', hackers: 'any' };
  const chosen = readOptions(table.options);
  const deal = Object.entries(DEALS).find(([, option]) => chosen.has(option))?.[0] ?? 'sides';
  return { hunter: flag(chosen, 'hunter'), deal, hackers: flag(chosen, ...HACKERS) };
}
