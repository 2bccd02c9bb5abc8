// The names of pieces, and lists of them, in the player's language.

import type { Card, Kind, Markers } from '../../gen/hijacked';
import type { Words } from '../game';
import { coloursOf, colourOf, lotsOf } from './types';

export interface Naming {
  /** The colour of a card. */
  card: (card: Card) => string;
  /** "2 × blue and 1 × grey". */
  cards: (cards: readonly Card[]) => string;
  kind: (kind: Kind) => string;
  /** "1 × food and 1 × joker". */
  markers: (markers: Markers) => string;
}

export function namingOf(words: Words): Naming {
  const kind = (of: Kind) => words.text(`hijacked-kind-${of}`);
  const colour = (of: string) => words.text(`hijacked-colour-${of}`);
  return {
    kind,
    card: (card) => colour(colourOf(card)),
    cards: (cards) =>
      words.list(coloursOf(cards).map(({ of, count }) => `${count} × ${colour(of)}`)),
    markers: (markers) =>
      words.list(lotsOf(markers).map(({ of, count }) => `${count} × ${kind(of)}`)),
  };
}
