// How long a stage lasts, for an hourglass that is to be as full as there is time.

import type { Stage } from '../../gen/illegal';
import { readOptions } from '../../lib/table/options';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export function lengthMs(stage: Stage, options: string): number {
  const chosen = readOptions(options);
  const number = (name: string, usual: number) => Number(chosen.get(name) ?? usual) || usual;
  switch (stage) {
    case 'session':
      return number('session', chosen.has('casual') ? 15 : 3) * MINUTE;
    case 'debate':
      return number('debate', 60) * SECOND;
    case 'point':
      return number('pause', 20) * SECOND;
    case 'dock':
      return 10 * SECOND;
    default:
      return MINUTE;
  }
}
