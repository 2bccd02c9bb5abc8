// The drawings of the game as outlines in a square of 24. They are drawn with strokes, so that
// they stay crisp from a small mark to a whole card, and take the colour of the text.

import type { Resource } from '../../../gen/illegal';

const BOX: Record<Resource, string> = {
  // A coupé.
  'luxury-cars':
    'M5 16.500H2.500V13l3-1 3-4H14l4 4 3.500 1v3.500H19M9 16.500h6M7 14.500a2 2 0 1 0 .1 0zM17 14.500a2 2 0 1 0 .1 0zM6 12h11.500M11.500 8.200V12',
  // A pistol.
  guns: 'M2.500 7h18.500v4h-7l-1 3.500H9.700L8.300 19.500H4.500L6.200 11H2.500zM9.500 11.500c0 1.500.8 2.200 2 2M18 7V5.500',
  // A cut stone.
  jewelry:
    'M6 4h12l4 5.500L12 21 2 9.500zM2 9.500h20M8.500 9.500L12 21l3.500-11.500M6 4l2.500 5.500L12 4l3.500 5.500L18 4',
  // A bottle with its label.
  alcohol:
    'M10 2.500h4v5l2.200 3V21.500H7.800V10.500L10 7.500zM7.800 13h8.400M7.800 18h8.400M10 5h4',
  // A video tape.
  pornography:
    'M2.500 6h19v12.500h-19zM6 9.500h12V15H6zM8.800 11.200a1 1 0 1 0 .1 0zM15.200 11.200a1 1 0 1 0 .1 0zM8 18.500l1-1.500h6l1 1.500',
  // A folder under lock.
  'secret-files':
    'M2.500 5h6.700l2 2.500h10.300v12.500h-19zM9 13.500h6v4H9zM10.300 13.500v-1a1.700 1.700 0 0 1 3.400 0v1',
  // A telephone with a dial.
  'call-girls':
    'M3.500 10c0-3.500 3.500-5.500 8.500-5.500s8.500 2 8.500 5.500v1h-4.700V8.500H8.200V11H3.500zM8.200 11.500l-3.700 4V20h15v-4.500l-3.700-4M12 12.700a2.400 2.400 0 1 0 .1 0z',
  // A small bag, tied.
  powder:
    'M8.500 3.500h7l-1.500 4h-4zM10 7.500C6.500 9.500 5 13 5 16.500 5 19.500 7 21 12 21s7-1.500 7-4.500c0-3.500-1.500-7-5-9M9 14.500h.1M12 16.500h.1M15 14.500h.1M12 12.500h.1M9.500 18h.1M14.500 18h.1',
};

const FAMILY: Record<Resource, string> = {
  // A gnome.
  'luxury-cars':
    'M12 2.500L6.500 11.500h11zM8 11.500v2a4 4 0 0 0 8 0v-2M9 17c-2 .5-3 2-3.200 4.500h12.400C18 19 17 17.500 15 17M12 13v1.200M12 17.500v2',
  // A duck.
  guns: 'M14.500 4a3.800 3.800 0 0 0-3.300 5.700C9 11 5.500 10.500 3 9c-1 6 2.500 11.500 9 11.500 5 0 8.500-2.700 8.500-6.500 0-1.600-.8-3-2-3.900a3.800 3.800 0 0 0-4-6.100zM18.200 7h3.300l-3 2.300M15 7v.1M8 14.500c1.500 2 4.500 2 6 0',
  // A sock.
  jewelry:
    'M9 2.500h7.500v10l-1 2-5.800 5.700a3.400 3.400 0 0 1-4.900-4.700L9 11.300zM9 6h7.500M12 17.800c-1-1.500-2.500-2.500-4.300-2.800M16 13.500c-1.800-.2-3.200-.2-4.500.8',
  // A wedge of cheese.
  alcohol:
    'M2.500 12L15.500 4.500c3.300 0 6 3.200 6 7.500zM2.500 12v7.500h19V12M8 14.700a1.200 1.200 0 1 0 .1 0zM15.500 14a1.800 1.800 0 1 0 .1 0zM15 8.500h.1',
  // A cushion that makes a noise.
  pornography:
    'M12 7a7 7 0 1 0 .1 0zM10.300 7.100L9 2.500h6l-1.300 4.600M9 14.500c1.700 1.500 4.300 1.500 6 0M2.500 6.500l2 1.500M21.500 6.500l-2 1.500',
  // A card of recipes.
  'secret-files': 'M3.500 4h17v16.500h-17zM3.500 9h17M7 12.500h10M7 15h10M7 17.500h6M7 6.500h5',
  // A cactus.
  'call-girls':
    'M9.700 20V5.500a2.300 2.300 0 0 1 4.600 0V20M9.700 14H8a3 3 0 0 1-3-3V9M14.300 16H16a3 3 0 0 0 3-3V8M6.500 20.500h11M12 8h.1M12 12h.1M12 16h.1',
  // A horn of confetti.
  powder:
    'M3.500 20.500l5-11 6 6zM13.500 3.500c1 2-.3 3-1 4.500M20.500 10.500c-2-1-3 .3-4.500 1M16 8l3.500-3.500M17.500 15.500h.1M20.500 14.500h.1M9.500 5h.1M20 7.500h.1M17 3.500h.1',
};

export function emblemOf(resource: Resource, family: boolean): string {
  return (family ? FAMILY : BOX)[resource];
}

/** A colour for each, light enough by night and dark enough by day; never alone. */
export const TINTS: Record<Resource, string> = {
  'luxury-cars': 'light-dark(#b3261e, #ff8a80)',
  guns: 'light-dark(#4a5a6a, #a9bccf)',
  jewelry: 'light-dark(#006b8f, #5fd0ff)',
  alcohol: 'light-dark(#8a5a00, #f0b84a)',
  pornography: 'light-dark(#a3195b, #ff8fc8)',
  'secret-files': 'light-dark(#1f5c3a, #6fdc9a)',
  'call-girls': 'light-dark(#6a35b8, #c3a1ff)',
  powder: 'light-dark(#2d4fb8, #9db8ff)',
};

export const SIGNS = {
  // A tick.
  done: 'M4.500 12.500l5 5L19.500 6.500',
  // A fist before a door.
  knock:
    'M5 21V3h9M14 3v4M9 12.500v-2a1.500 1.500 0 0 1 3 0M12 10a1.500 1.500 0 0 1 3 0M15 10.500a1.500 1.500 0 0 1 3 0v4c0 3-2 5-4.500 5S9 17.500 9 15z',
  // A hand with its finger out.
  point:
    'M3 9.500h11.500a1.700 1.700 0 0 1 0 3.400H11M11 12.900h1.500a1.500 1.500 0 0 1 0 3H11M11 15.900h.8a1.400 1.400 0 0 1 0 2.800H7.500C5 18.700 3 17 3 14.500z',
  // Two arrows that pass each other.
  swap: 'M4 8.500h15M15 4.500l4 4-4 4M20 15.500H5M9 11.500l-4 4 4 4',
  // A pair of scales.
  account: 'M12 3v17M7 20.500h10M5 6.500h14M5 6.500L2 14h6zM19 6.500L16 14h6z',
  // A seal.
  sealed: 'M3 6.500h18v12H3zM3 6.500l9 7 9-7',
} as const;
