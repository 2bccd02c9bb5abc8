// How a player wants to be asked about a veteran card. It is kept for one flight, on this device
// and in this tab alone. There is no way to be asked only if the card could be used: then the length
// of a pause would tell it.

import type { Question } from './choices';

export type Asking = 'ask' | 'never';

export const ASKINGS: readonly Asking[] = ['ask', 'never'];

/** The same for everybody and for every card, so that it tells nothing. */
export const AUTO_PASS_MS = 2500;

const KEY = 'redeye-mayday-asking';

interface Kept {
  flight: string;
  asking: Asking;
}

function remembered(): Kept {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    const asking = ASKINGS.find((known) => known === kept.asking) ?? 'ask';
    return { flight: String(kept.flight ?? ''), asking };
  } catch {
    // Storage is switched off or damaged: the choice lasts as long as the page.
    return { flight: '', asking: 'ask' };
  }
}

let kept = $state.raw(remembered());

/** A table's address and the number of the match are one flight. */
function flightOf(match: number): string {
  return `${location.pathname} ${match}`;
}

export function askingOf(match: number): Asking {
  return kept.flight === flightOf(match) ? kept.asking : 'ask';
}

export function setAsking(match: number, asking: Asking): void {
  kept = { flight: flightOf(match), asking };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // See above.
  }
}

/** Does this question answer itself with a pass? */
export function passesByItself(question: Question, asking: Asking): boolean {
  return question.ask === 'window' && asking === 'never';
}
