// What there is to say to somebody who has nothing to choose now.

import type { Seat } from '../../../gen/illegal';
import type { Line, Texts } from '../../game';
import { namingOf } from '../naming';
import type { IllegalFrame } from '../types';

/** What I have done, or what goes on without me; nothing: those who are awaited are named. */
export function waitLine(
  frame: IllegalFrame,
  you: Seat | null,
  texts: Texts,
  options: string,
): Line | null {
  const { table, own } = frame.view;
  const { stage } = table;
  if (you === null) return { key: 'watching' };
  if (stage === 'over') return { key: 'illegal-table-now-over' };
  if (you === table.master) return { key: 'illegal-table-wait-master' };
  if (stage === 'point' && own.points) return { key: 'illegal-table-wait-pointed' };
  if (stage === 'debate' && table.done.includes(you)) {
    return { key: 'illegal-table-wait-done', args: { stage } };
  }
  if (stage !== 'dock' && stage !== 'lot') return null;
  const { resource } = namingOf(texts, options);
  const dock = table.docks.at(-1);
  const took = dock?.taken.find(({ seat }) => seat === you);
  if (took) {
    return { key: 'illegal-table-wait-took', args: { resource: resource(took.resource) } };
  }
  if (own.claim) {
    return { key: 'illegal-table-wait-claim', args: { resource: resource(own.claim) } };
  }
  // A lot that has not served me has taken away what I reached for.
  const again = dock?.lot.includes(you) ? '-again' : '';
  return { key: `illegal-table-ask-claim${again}` };
}
