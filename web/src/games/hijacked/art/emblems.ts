// The drawings of the game as outlines in a square of 24. They are drawn with strokes, so that
// they stay crisp from a track to a whole card, and take the colour of the text.

import type { Colour, Hijacker, Kind, Tile } from '../../../gen/hijacked';

/** What people of one colour carry: nobody has to tell colours apart. */
export const COLOUR_EMBLEMS: Record<Colour, string> = {
  // A briefcase.
  grey: 'M3.5 8h17v11.5h-17zM9 8V5h6v3M3.5 13h17',
  // A wave.
  blue: 'M2.5 9c3-3.5 5.5-3.5 8.5 0s6 3.5 10.5 0M2.5 16c3-3.5 5.5-3.5 8.5 0s6 3.5 10.5 0',
  // A leaf.
  green: 'M5 19c-2-9 4-14.5 15-15 .5 11-5 17-15 15zM5 19c2-4.5 5-7.5 9-9.5',
  // A sun.
  yellow:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  // A warning.
  red: 'M12 3.5l9.5 16.5h-19zM12 10v4.5M12 17.2v.1',
};

export const KIND_EMBLEMS: Record<Kind, string> = {
  // A coin with a chain of two.
  crypto:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 8v8M9.5 8h3.5a2 2 0 0 1 0 4H9.5h4a2 2 0 0 1 0 4h-4M11.5 6v2M11.5 16v2',
  // An apple.
  food: 'M12 8.5c-2-2-7.5-1.5-7.5 4 0 4.5 3 8 5 8 1 0 1.5-.5 2.5-.5s1.5.5 2.5.5c2 0 5-3.5 5-8 0-5.5-5.5-6-7.5-4zM12 8.5c0-2.5 1-4.5 3-5.5',
  // A cross.
  medicine: 'M9 3.5h6V9h5.5v6H15v5.5H9V15H3.5V9H9z',
  // A spark: it stands for any.
  joker:
    'M12 2.5l2.2 6.3 6.3-2.3-3.7 5.5 3.7 5.5-6.3-2.3L12 21.5l-2.2-6.3-6.3 2.3L7.2 12 3.5 6.5l6.3 2.3z',
};

/** A hijacker by what it is worth at the end. */
export const HIJACKER_EMBLEMS: Record<Hijacker, string> = {
  // A thumb up.
  recognised:
    'M7 11l4-7.5c1.5 0 2.5 1 2.2 2.7L12.7 9.5h5.8c1.3 0 2 1.1 1.7 2.3l-1.5 6c-.3 1.1-1.2 1.7-2.2 1.7H7zM3 11h4v8.5H3z',
  // Three crates.
  supplied: 'M3 13h8.5v7.5H3zM12.5 13H21v7.5h-8.5zM7.5 4.5H16V12H7.5z',
  // Wings.
  piloted:
    'M12 10a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM9 12.5H2M8.5 10.5L3.5 9M9 14.5l-4 1.5M15 12.5h7M15.5 10.5l5-1.5M15 14.5l4 1.5',
  // A pile of coins.
  stocked:
    'M5 7.5c0-1.5 3-2.5 7-2.5s7 1 7 2.5-3 2.5-7 2.5-7-1-7-2.5zM5 7.5v9c0 1.5 3 2.5 7 2.5s7-1 7-2.5v-9M5 12c0 1.5 3 2.5 7 2.5s7-1 7-2.5',
  // An empty frame.
  settled: 'M4 5h16v14H4zM8 12h8',
  // A flag.
  foremost: 'M6 21V3.5M6 4.5c4-2 7 2 12 0v8.5c-5 2-8-2-12 0',
  // Two of a kind.
  paired: 'M4 8h9v12H4zM9.5 8V4.5H20V16h-7',
  // A crowd.
  crowded:
    'M8 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM16 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM3 19c0-3.5 2-6 5-6s5 2.5 5 6M14 13.5c4-1.5 7 1.5 7 5.5',
};

export const TILE_EMBLEMS: Record<Tile, string> = {
  pilot: HIJACKER_EMBLEMS.piloted,
  // A parcel.
  gifts:
    'M4 10h16v10.5H4zM2.5 6.5h19V10h-19zM12 6.5v14M12 6.5C9 6.5 7.5 5 8 3.5s3-1 4 3c1-4 3.5-4.5 4-3s-1 3-4 3z',
  // The top of a pile.
  'top-card': 'M6 9.5h12v11H6zM8 6.5h8M9.5 3.5h5M12 18v-5M9.5 15l2.5-2.5 2.5 2.5',
  // A die.
  'die-and-joker': 'M4 4h16v16H4zM8.5 8.5v.1M15.5 15.5v.1M12 12v.1M15.5 8.5v.1M8.5 15.5v.1',
  // A way back.
  comeback: 'M9 5L4.5 9.5 9 14M4.5 9.5H15a5 5 0 0 1 0 10H8',
  // Two hands.
  trust:
    'M2.5 9l4-3 5 2 4.5-2 5.5 3v6l-3 1-5 3.5L7 15.5l-4.5-1zM11.5 8L8 11.5c1.5 1.5 3 1 4.5-.5l5 5',
};

export const SIGNS = {
  // A head and shoulders.
  passenger: 'M12 4a3.8 3.8 0 1 0 0 7.6A3.8 3.8 0 0 0 12 4zM4.5 20.5c0-4.5 3-7 7.5-7s7.5 2.5 7.5 7',
  // The same under a cap.
  pilot:
    'M7.5 7.5c0-2.5 2-4 4.5-4s4.5 1.5 4.5 4zM6 7.5h12M8.5 8.5v1.5a3.5 3.5 0 0 0 7 0V8.5M4.5 20.5c0-4.5 3-6.5 7.5-6.5s7.5 2 7.5 6.5M10 20.5l2-3.5 2 3.5',
  // A car with a light on its roof.
  police:
    'M2.5 16.5V12.5l3-1 2.5-4h8l3 4 2.5 1v4zM7 16.5a1.8 1.8 0 1 0 .01 0zM17 16.5a1.8 1.8 0 1 0 .01 0zM11 7.5v-3h2v3',
  // Back to where it came from.
  retreat: 'M10 6l-6 6 6 6M4 12h16',
  star: 'M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.7-5.9-3.3-5.9 3.3 1.2-6.7L2.5 9.5l6.6-.9z',
  medal: 'M12 9.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM9 10L6 3h4l2 4.5L14 3h4l-3 7',
  thumb: HIJACKER_EMBLEMS.recognised,
  die: TILE_EMBLEMS['die-and-joker'],
  // A pouch.
  bag: 'M8 4h8l-1.5 4h-5zM9.5 8C5 11 3.5 14 3.5 16.5c0 3 2.5 4.5 8.5 4.5s8.5-1.5 8.5-4.5c0-2.5-1.5-5.5-6-8.5',
  // A card that points on.
  first: 'M5 4.5l9 7.5-9 7.5zM18.5 4.5v15',
  tile: 'M4 4h16v16H4zM8 12h8M12 8v8',
  tower: 'M6 4h12l-2 6H8zM9.5 10l-1 10.5h7l-1-10.5M12 4V2M9 7h6',
  plane:
    'M2.5 13.5l2.5.5 3 .5 5 6h2.5l-2-6 4.5.2 2 2H22l-1-3.2.3-3.2-1.8.2-1.5 2-4.5-.2L11 5.5H8.5l2 6.5-5 .2z',
  hijacker:
    'M2.5 8.5c4-1.5 15-1.5 19 0 .3 5.5-1.7 8.5-5 8.5-2.3 0-3.3-2.5-4.5-2.5S9.8 17 7.5 17c-3.3 0-5.3-3-5-8.5zM6 11.5c1.2-.9 2.8-.9 4 0M14 11.5c1.2-.9 2.8-.9 4 0',
  cybot: 'M5 9h14v11H5zM12 9V5M12 3.5v.1M9.5 13.5v1.5M14.5 13.5v1.5',
} as const;
