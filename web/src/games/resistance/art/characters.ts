// The twelve characters as outlines in a square of 24. Those of the spies have edges where those of
// the Resistance are round, as a vote against has.

import type { Character, Loyalty } from '../../../gen/resistance';
import { SIDE_EMBLEMS } from './emblems';

// A star between two branches of laurel.
const LAUREL_STAR =
  'M12 6.5l1.6 3.2 3.5.5-2.5 2.5.6 3.5-3.2-1.7-3.2 1.7.6-3.5-2.5-2.5 3.5-.5zM6.5 3.5C3 6.5 2 11.5 4 15.8c1.2 2.6 3.2 4.2 5.5 5.2M17.5 3.5c3.5 3 4.5 8 2.5 12.3-1.2 2.6-3.2 4.2-5.5 5.2';
// A mask under a crown.
const CROWNED_MASK =
  'M6 9.5L4.2 3.5l4.6 2.7L12 2l3.2 4.2 4.6-2.7L18 9.5zM3.5 13c4-1.3 13-1.3 17 0 .2 5-1.5 7.5-4.3 7.5-2 0-3-2-4.2-2s-2.2 2-4.2 2c-2.8 0-4.5-2.5-4.3-7.5zM7 15.8c1-.7 2-.7 3 0M14 15.8c1-.7 2-.7 3 0';

export const CHARACTER_EMBLEMS: Record<Character, string> = {
  resistance: SIDE_EMBLEMS.resistance,
  'resistance-chief': LAUREL_STAR,
  // A round sight with a flame in it.
  'resistance-hunter':
    'M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM12 1.5v4.5M12 18v4.5M1.5 12H6M18 12h4.5M12 8.8c1.7 1.5 2.3 2.4 2.3 3.5a2.3 2.3 0 0 1-4.6 0c0-1.1.8-2 2.3-3.5z',
  // Somebody, and somebody just like them.
  'dummy-agent':
    'M9 4a3.6 3.6 0 1 0 0 7.2A3.6 3.6 0 0 0 9 4zM2.5 20.5c0-4.2 2.7-6.8 6.5-6.8s6.5 2.6 6.5 6.8zM14.8 4.3a3.6 3.6 0 0 1 0 6.6M17.8 14.2c2.4 1 3.7 3.2 3.7 6.3h-2.7',
  // One in the middle, with a line to each.
  coordinator:
    'M12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM12 9.3V6M9.7 13.5l-3.3 2.4M14.3 13.5l3.3 2.4M12 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM4.8 15.3a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM19.2 15.3a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  // A face on a stick, to hold before one's own.
  pretender:
    'M5 3.8c4-1.4 10-1.4 14 0 .5 6-2.3 11-7 12.7-4.7-1.7-7.5-6.7-7-12.7zM8 8.3c1-.8 2.2-.8 3 0M13 8.3c.8-.8 2-.8 3 0M9 11.8c2 1.4 4 1.4 6 0M12 16.5v5.8',
  // A screen that waits for a word.
  'resistance-hacker':
    'M5.5 4h13a2.5 2.5 0 0 1 2.5 2.5v11a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17.5v-11A2.5 2.5 0 0 1 5.5 4zM7.5 9l3.2 3-3.2 3M13 15.5h4',
  spy: SIDE_EMBLEMS.spy,
  'spy-chief': CROWNED_MASK,
  // A square sight with an eye in it.
  'spy-hunter':
    'M12 3.2l8.8 8.8-8.8 8.8L3.2 12zM12 1v4.5M12 18.5V23M1 12h4.5M18.5 12H23M8.3 12c2-2 5.4-2 7.4 0-2 2-5.4 2-7.4 0z',
  // An eye under water.
  'deep-agent':
    'M2.5 5.5c2-2 4.2-2 6.3 0s4.3 2 6.4 0 4.3-2 6.3 0M3.5 14.5L7.8 10.6h8.4l4.3 3.9-4.3 3.9H7.8zM12 12.4a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2z',
  // Brackets in a cut plate.
  'spy-hacker':
    'M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8zM9.3 9l-3 3 3 3M14.7 9l3 3-3 3M13.2 7.8l-2.4 8.4',
};

export const LOYALTY_EMBLEMS: Record<Loyalty, string> = {
  // A star alone: of which side is not said.
  chief: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  'resistance-chief': LAUREL_STAR,
  'spy-chief': CROWNED_MASK,
  // A ring, crossed out.
  'no-chief': 'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM6.3 17.7L17.7 6.3',
};
