// What is in the bag: everybody can count the stones that lie on the track.

import type { PublicView } from '../../gen/hijacked';

const GREENS = 12;
const REDS = 3;

export interface Bag {
  greens: number;
  reds: number;
  /** How likely the next one is green, in per cent. */
  chance: number;
}

export function bagOf({ trust }: Pick<PublicView, 'trust'>): Bag {
  const greens = GREENS - trust / 10;
  return { greens, reds: REDS, chance: Math.round((100 * greens) / (greens + REDS)) };
}
