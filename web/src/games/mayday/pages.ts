// The pages of the rules help. Only one belongs to an option; others say what is true with it.

import { readOptions } from '../../lib/table/options';
import type { Facts } from '../game';
import { pagesFor, type Pages } from '../shared/pages';

const VETERANS = ['veterans', 'experienced'];

const PAGES: Pages = {
  goal: [],
  deal: [],
  looking: [],
  suspicions: [],
  skirmish: [],
  doubt: [],
  captain: [],
  cockpit: [],
  veterans: VETERANS,
  end: [],
};

export function pages(options: readonly string[] | null): string[] {
  return pagesFor(PAGES, options);
}

/** What the pages fill in: how many fly, and who has veteran cards. */
export function facts(table: { seats: number; options: string } | null): Facts {
  if (table === null) return { seats: 0, veterans: 'any' };
  const chosen = readOptions(table.options);
  const veterans = VETERANS.find((name) => chosen.has(name)) ?? 'none';
  return { seats: table.seats, veterans };
}
