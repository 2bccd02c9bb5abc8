// What every place of the board has to know to be tapped, and to take a die that is dropped.

import type { Target } from './choices';

export interface Places {
  /** Where something can be done now. */
  open: Target[];
  /** A die is chosen: what it can do is lit. */
  strong: boolean;
  /** The place that was tapped, and waits for a die. */
  chosen: Target | null;
  /** A die is held over it. */
  over: Target | null;
  /** What it would cost and bring, in two or three words. */
  tag: (target: Target) => string;
  tap: (target: Target) => void;
}
