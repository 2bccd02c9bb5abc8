// The options of the game as a host sees them.

import type { OptionGroup } from '../game';

const groups: OptionGroup[] = [
  {
    name: 'veterans',
    options: [
      { name: 'veterans', instead: ['experienced'] },
      // Who is experienced is for the server to find out when the flight begins.
      { name: 'experienced', always: 'auto', instead: ['veterans'] },
      { name: 'pause', under: ['veterans', 'experienced'] },
    ],
  },
  { name: 'more', options: [{ name: 'arrows', free: true }] },
];

export default groups;
