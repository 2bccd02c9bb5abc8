// The drawings of the game as outlines in a square of 24. They are drawn with strokes, so that
// they stay crisp from a seat's corner to a whole card, and take the colour of the text.

import type { Card, PlotCard, Side } from '../../../gen/resistance';

export const PLOT_EMBLEMS: Record<PlotCard, string> = {
  // Three chevrons, rising.
  'strong-leader': 'M5 11l7-6 7 6M5 16l7-6 7 6M5 21l7-6 7 6',
  // An eye between its lids.
  'close-eye':
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  // A ballot, crossed out.
  'no-confidence': 'M6 3.5h12v17H6zM9 8.5l6 7M15 8.5l-6 7',
  // A megaphone with its sound.
  'opinion-maker': 'M4 10v4h3l8 4.5v-13L7 10zM8.5 14.5l1 5h2.5M18 9.5a4 4 0 0 1 0 5',
  // A card drawn into an open hand.
  responsibility: 'M8 3.5h8v8H8zM12 8v9M9 14.5l3 3 3-3M4 15.5c0 3.5 3 5 8 5s8-1.5 8-5',
  // An ear and what it hears.
  overheard:
    'M8 9a5 5 0 1 1 9 3c-1.2 1.6-2.5 2.2-2.5 4.5a3.2 3.2 0 0 1-6 1.3M10.5 9.5a2.5 2.5 0 1 1 4 2M4.5 6a8 8 0 0 0 0 7',
  // A lock, opened.
  'open-up': 'M5 11h14v9.5H5zM8 11V7.5a4 4 0 0 1 7.8-1.2M12 14.5v2.5',
  // Two rings that hold each other.
  confidence: 'M9 7a5 5 0 1 0 0 10A5 5 0 0 0 9 7zM15 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
  // A lamp, its beam and the floor it lights.
  spotlight:
    'M9.5 3h5l2 5h-9zM8.5 8L4.5 18M15.5 8l4 10M12 18.3c4.5 0 8 .6 8 1.4s-3.5 1.3-8 1.3-8-.5-8-1.3 3.5-1.4 8-1.4z',
};

export const CARD_EMBLEMS: Record<Card, string> = {
  // A wing taking off.
  success: 'M3 15l18-9-7.5 13.5-3-6zM10.5 13.5L21 6',
  // A bolt out of the blue.
  fail: 'M13.5 2.5L5.5 13.5h5l-1.5 8 9.5-12h-5.5z',
  // The same bolt under a crown.
  'chief-fail':
    'M5.5 7.5L4 2.5l4.3 2.3L12 1.5l3.7 3.3L20 2.5l-1.5 5zM13 9.5L7.5 16h3.7L10 22.5l6.5-8.3h-3.9z',
  // Two arrows that turn a thing over.
  hack: 'M4.3 10.8A7.8 7.8 0 0 1 18.7 8M19.7 13.2A7.8 7.8 0 0 1 5.3 16M19 3.3V8h-4.7M5 20.7V16h4.7',
};

/** What lies before a seat or passes between two. */
export type Mark = 'investigator' | 'inquisitor' | 'accusation';

export const MARK_EMBLEMS: Record<Mark | 'turned', string> = {
  // A glass to look through.
  investigator: 'M10.3 3.5a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6zM15.4 15.4l5.6 5.6',
  // A lamp, and the one it is turned on.
  inquisitor:
    'M13 2.5l8 8M10.5 4.5l8.5 8.5a6 6 0 0 1-8.5-8.5zM8.5 11.5l-5 3M10.5 14l-3.5 6M13.3 15.6l-.6 5.9',
  // A sight.
  accusation:
    'M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM12 1.5V8M12 16v6.5M1.5 12H8M16 12h6.5',
  // An arrow that comes back.
  turned: 'M4.5 8.5h10a5 5 0 0 1 0 10H8M8.5 4.5l-4 4 4 4',
};

export const SIDE_EMBLEMS: Record<Side, string> = {
  // A torch held up.
  resistance:
    'M12 2.5c3 3 4 4.6 4 6.5a4 4 0 0 1-8 0c0-1.2.5-2.2 1.5-3 .2 1.2.7 1.8 1.5 2 .3-2-.1-3.6 1-5.5zM9 14.5h6M10 14.5l.6 7h2.8l.6-7',
  // A mask with two slits.
  spy: 'M2.5 8.5c4-1.5 15-1.5 19 0 .3 5.5-1.7 8.5-5 8.5-2.3 0-3.3-2.5-4.5-2.5S9.8 17 7.5 17c-3.3 0-5.3-3-5-8.5zM6 11.5c1.2-.9 2.8-.9 4 0M14 11.5c1.2-.9 2.8-.9 4 0',
};
