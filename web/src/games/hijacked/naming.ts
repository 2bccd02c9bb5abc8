// The names of pieces, and lists of them, in the player's language.

import type { Card, Kind, Markers } from '../../gen/hijacked';
import type { Texts } from '../game';
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

export function namingOf(texts: Texts): Naming {
  const kind = (of: Kind) => texts.text(`hijacked-kind-${of}`);
  const colour = (of: string) => texts.text(`hijacked-colour-${of}`);
  return {
    kind,
    card: (card) => colour(colourOf(card)),
    cards: (cards) =>
      texts.list(coloursOf(cards).map(({ of, count }) => `${count} × ${colour(of)}`)),
    markers: (markers) =>
      texts.list(lotsOf(markers).map(({ of, count }) => `${count} × ${kind(of)}`)),
  };
}
