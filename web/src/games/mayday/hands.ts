// Three cards on the wire are three letters, such as `hih`, from the owner's left to its right.

import type { Hand, Side } from '../../gen/mayday';

export function cardsOf(hand: Hand): Side[] {
  return Array.from(hand, (letter) => (letter === 'i' ? 'infiltrator' : 'honest'));
}
