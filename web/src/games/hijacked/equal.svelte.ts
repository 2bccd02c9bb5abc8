// "Tell me when scores are equal": only then can the police be called back. It is a preference of
// this browser, so it is kept there.

import type { PublicView } from '../../gen/hijacked';

const KEY = 'redeye-hijacked-equal';

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    // Storage is switched off: the choice lasts as long as the page.
    return false;
  }
}

let wanted = $state(remembered());

export function tellsEqual(): boolean {
  return wanted;
}

export function setTellsEqual(tells: boolean): void {
  wanted = tells;
  try {
    localStorage.setItem(KEY, tells ? 'yes' : 'no');
  } catch {
    // See above.
  }
}

/** Have all the same score now? */
export function areEqual({ players }: PublicView): boolean {
  return players.every(({ score }) => score === players[0]?.score);
}
