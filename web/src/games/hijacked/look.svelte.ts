// The place that somebody looks at: under the pointer, or with the focus. The bar then says what
// the chosen die would cost and bring there.

import type { Target } from './choices';

let place = $state.raw<Target | null>(null);

export function lookedAt(): Target | null {
  return place;
}

export function lookAt(target: Target): void {
  place = target;
}

/** Only who looked at it can look away: another place may have the eye already. */
export function lookAway(target: Target): void {
  if (place === target) place = null;
}
