// Which games are for adults: the server says so once, and tables of them are marked.

import { api } from './net/api';
import { optionNames } from './table/options';

/** What takes the mark away: with it a game is told in harmless words. */
const HARMLESS = 'family';

let games = $state.raw<ReadonlySet<string>>(new Set());
let asked: Promise<void> | null = null;

async function ask(): Promise<void> {
  try {
    const all = await api.games();
    games = new Set(all.filter((game) => game.adults).map((game) => game.id));
  } catch {
    // Without a network there is no mark; whoever needs it next asks again.
    asked = null;
  }
}

export function learnAdults(): void {
  asked ??= ask();
}

/** Is a table with this game and these options for adults? */
export function forAdults(game: string, options: string): boolean {
  return games.has(game) && !optionNames(options).includes(HARMLESS);
}
