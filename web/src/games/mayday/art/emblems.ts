// The drawings of the game as outlines in a square of 24. They are drawn with strokes, so that
// they stay crisp from a seat's corner to a whole card, and take the colour of the text.

import type { Side, Status, Veteran, Vote } from '../../../gen/mayday';

export const SIDE_EMBLEMS: Record<Side, string> = {
  // A tick between two wings.
  honest: 'M8 12.5l3 3 5.5-7M5 9.5H1.5M6 13H3M5.5 16.5h-1M19 9.5h3.5M18.5 13H21M18.5 16.5h1',
  // A mask with two slits.
  infiltrator:
    'M2.5 8.5c4-1.5 15-1.5 19 0 .3 5.5-1.7 8.5-5 8.5-2.3 0-3.3-2.5-4.5-2.5S9.8 17 7.5 17c-3.3 0-5.3-3-5-8.5zM6 11.5c1.2-.9 2.8-.9 4 0M14 11.5c1.2-.9 2.8-.9 4 0',
};

export const STATUS_EMBLEMS: Record<Status, string> = {
  // A pair of scales.
  benefit: 'M12 3v17M7 20h10M5 6.5h14M5 6.5L2 14h6zM19 6.5L16 14h6z',
  // A star on a ribbon.
  reliable:
    'M12 2.5l2.3 4.8 5.2.7-3.8 3.6.9 5.2L12 14.3l-4.6 2.5.9-5.2L4.5 8l5.2-.7zM9 17l-1.5 5 4.5-2 4.5 2-1.5-5',
};

export const VOTE_EMBLEMS: Record<Vote, string> = {
  // A fist, seen from the front.
  punch:
    'M5 11V8.5a2 2 0 0 1 4 0V11M9 8V6.5a2 2 0 0 1 4 0V11M13 7.5a2 2 0 0 1 4 0V11M17 9a2 2 0 0 1 3.5 1.5V15c0 3.5-2.5 6-6 6h-4C7 21 4 18.5 4 15v-3c0-1.5 2-1.5 5-1h3.500c2 0 2 3 0 3H9',
  // A shield.
  protect: 'M12 2.500l8 2.500v7c0 4.5-3.5 8-8 9.5-4.5-1.5-8-5-8-9.500V5z',
};

export const SIGNS = {
  // A cap with wings.
  captain:
    'M3.5 12.500c0-4.5 4-7 8.5-7s8.5 2.5 8.5 7zM6 12.500v3.500c3.5 2 8.5 2 12 0v-3.500M10 9.500h4',
  // A key card.
  access: 'M3.5 6.500h17v11h-17zM7 12h5M15 10v4M17.5 10v4',
  // Two arrows that meet.
  skirmish: 'M3 12h6.500M6.5 8.500L10 12l-3.5 3.500M21 12h-6.500M17.5 8.500L14 12l3.5 3.5',
  // An eye between its lids.
  look: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  // A megaphone with its sound.
  listen: 'M4 10v4h3l8 4.500v-13L7 10zM8.5 14.500l1 5h2.500M18 9.500a4 4 0 0 1 0 5',
  // A chevron on a sleeve.
  veteran: 'M4 9l8-4 8 4M4 14l8-4 8 4M4 19l8-4 8 4',
} as const;

export const VETERAN_EMBLEMS: Record<Veteran, string> = {
  // An eye that turns to another card.
  'i-look-at-another':
    'M2.5 9S5 5 9 5s6.5 4 6.5 4-2.5 4-6.5 4-6.5-4-6.5-4zM9 9v.1M12 19h8M17 16l3 3-3 3',
  // A card, crossed out, and one beside it.
  'not-at-that-one': 'M3.5 4.500h7v11h-7zM3.5 15.500l7-11M14 9.500h6.500v10H14z',
  // One card of three.
  'not-at-that-card': 'M2.5 7h4.500v9H2.500zM17 7h4.500v9H17zM9.5 4.500h5v13h-5zM9.5 21h5',
  // An eye, and the one it belongs to.
  'i-will-look': SIGNS.look,
  // A hand-over between two.
  'another-must-look':
    'M6.5 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17.5 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM5 14h13M14.5 10.500L18 14l-3.5 3.5',
  // The two arrows, moved on.
  'about-another':
    'M2.5 8H8M5.5 5.500L8 8l-2.5 2.500M15 8H9.500M12 5.500L9.5 8l2.5 2.500M7 17h13M17 14l3 3-3 3',
  // A mirror.
  'self-knowledge':
    'M12 2.500c4 0 6 3 6 6.500s-2 6.5-6 6.5-6-3-6-6.5 2-6.5 6-6.500zM12 15.500v6M9 21.500h6M9.5 6l4 4.5',
  listen: SIGNS.listen,
};
