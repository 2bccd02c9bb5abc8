// The pages of the rules help. Only one belongs to an option; others say what is true with it.

import { readOptions } from '../../lib/table/options';
import type { Facts } from '../game';

const PAGES = [
  'goal',
  'deal',
  'looking',
  'suspicions',
  'skirmish',
  'doubt',
  'captain',
  'cockpit',
  'veterans',
  'end',
];

const VETERANS = ['veterans', 'experienced'];

/** The pages of a table with these options, in order; all pages if no table is meant. */
export function pages(options: readonly string[] | null): string[] {
  const played = options === null || VETERANS.some((name) => options.includes(name));
  return PAGES.filter((page) => page !== 'veterans' || played);
}

/** What the pages fill in: how many fly, and who has veteran cards. */
export function facts(table: { seats: number; options: string } | null): Facts {
  if (table === null) return { seats: 0, veterans: 'any' };
  const chosen = readOptions(table.options);
  const veterans = VETERANS.find((name) => chosen.has(name)) ?? 'none';
  return { seats: table.seats, veterans };
}
