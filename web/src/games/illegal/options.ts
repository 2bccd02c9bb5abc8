// The options of the game as a host sees them.

import type { OptionGroup } from '../game';

const groups: OptionGroup[] = [
  { name: 'names', options: [{ name: 'family' }] },
  {
    name: 'evening',
    options: [
      { name: 'session' },
      { name: 'casual' },
      { name: 'debate' },
      { name: 'pause' },
      { name: 'advanced' },
      { name: 'gm' },
    ],
  },
];

export default groups;
