// What is in the bag: everybody can count the stones that lie on the track.

import { HIJACKED_GREENS, HIJACKED_REDS } from '../../gen/constants';
import type { PublicView } from '../../gen/hijacked';

export interface Bag {
  greens: number;
  reds: number;
  /** How likely the next one is green, in per cent. */
  chance: number;
}

export function bagOf({ trust }: Pick<PublicView, 'trust'>): Bag {
  const greens = HIJACKED_GREENS - trust / 10;
  const reds = HIJACKED_REDS;
  return { greens, reds, chance: Math.round((100 * greens) / (greens + reds)) };
}
