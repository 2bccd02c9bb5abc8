// Frames made by hand, for moments that the recorded matches do not have.

import type { Frame } from '../../game';

/** A frame in which seat 1 is asked for one of `legal`. */
export function frameWith<V, A, E>(
  view: V,
  legal: A[],
  more: Partial<Frame<V, A, E>> = {},
): Frame<V, A, E> {
  return {
    match: 1,
    rev: 2,
    now_ms: 0,
    view,
    legal,
    awaits: [1],
    deadline_ms: null,
    outcome: null,
    first: 0,
    events: [],
    only: [],
    ...more,
  };
}

/**
 * The frame of a name such as `hand-watch-seat-1`, also of those `beside` the hands; all hands for a
 * name that says none.
 */
export function framesNamed<F>(
  name: string,
  hands: Record<string, F>,
  beside: Record<string, F> = {},
): F[] {
  const found = /^hand-([a-z-]+?)(?:-seat|$)/.exec(name)?.[1] ?? '';
  const one = beside[found] ?? hands[found];
  return one ? [one] : Object.values(hands);
}
