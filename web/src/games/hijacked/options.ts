// The options of the game as a host sees them: there is one, and its label says it all. How long
// the last call is follows from the clock of the table.

import type { OptionGroup } from '../game';

const groups: OptionGroup[] = [{ name: null, options: [{ name: 'box', file: true }] }];

export default groups;
