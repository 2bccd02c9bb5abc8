// The pages of the rules help. Three belong to options; others say what is true with them.

import { ILLEGAL_CASUAL_MIN, ILLEGAL_DEBATE_S, ILLEGAL_SESSION_MIN } from '../../gen/constants';
import { readOptions } from '../../lib/table/options';
import type { Facts } from '../game';
import { flag, pagesFor, type Pages } from '../shared/pages';

const PAGES: Pages = {
  goal: [],
  deal: [],
  sessions: [],
  corners: [],
  exchange: [],
  docks: [],
  tribunal: [],
  score: [],
  casual: ['casual'],
  advanced: ['advanced'],
  master: ['gm'],
};

export function pages(options: readonly string[] | null): string[] {
  return pagesFor(PAGES, options);
}

/** How long a session is at a casual table and at others, unless it says otherwise. */
const MINUTES = { yes: ILLEGAL_CASUAL_MIN, no: ILLEGAL_SESSION_MIN };

/** What the pages fill in: how many trade, in what manner, and for how long; 0: it depends. */
export function facts(table: { seats: number; options: string } | null): Facts {
  if (table === null) {
    return { players: 0, casual: 'any', advanced: 'any', gm: 'any', minutes: 0, debate: 0 };
  }
  const chosen = readOptions(table.options);
  const [casual, gm] = [flag(chosen, 'casual'), flag(chosen, 'gm')];
  const number = (name: string, usual: number) => Number(chosen.get(name) ?? usual) || usual;
  return {
    players: table.seats - (gm === 'yes' ? 1 : 0),
    casual,
    advanced: flag(chosen, 'advanced'),
    gm,
    minutes: number('session', MINUTES[casual]),
    debate: number('debate', ILLEGAL_DEBATE_S),
  };
}
