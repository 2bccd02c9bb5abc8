// The options of the game as a host sees them: what belongs together, and what belongs to what.

import type { OptionGroup } from '../game';

const groups: OptionGroup[] = [
  { name: 'base', options: [{ name: 'plots' }, { name: 'targeted' }, { name: 'blind' }] },
  {
    name: 'hostile',
    options: [
      { name: 'hunter' },
      { name: 'dummy-agent', under: 'hunter' },
      { name: 'coordinator', under: 'hunter' },
      { name: 'deep-agent', under: 'hunter' },
      { name: 'pretender', under: 'deep-agent' },
      { name: 'blame', under: 'pretender' },
      { name: 'inquisitor' },
      { name: 'resistance-hacker' },
      { name: 'spy-hacker' },
      { name: 'hidden-hacker', under: 'spy-hacker' },
    ],
  },
];

export default groups;
