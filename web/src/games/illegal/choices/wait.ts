// What there is to say to a player who has nothing to choose now.

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
  const { public: publicView, private: privateView } = frame.view;
  const { stage } = publicView;
  if (you === null) return null;
  if (stage === 'over') return { key: 'illegal-table-now-over' };
  if (you === publicView.master) return { key: 'illegal-table-wait-master' };
  if (stage === 'point' && privateView.points) return { key: 'illegal-table-wait-pointed' };
  if (stage === 'debate' && publicView.done.includes(you)) {
    return { key: 'illegal-table-wait-done', args: { stage } };
  }
  if (stage !== 'dock' && stage !== 'lot') return null;
  const { resource } = namingOf(texts, options);
  const dock = publicView.docks.at(-1);
  const took = dock?.taken.find(({ seat }) => seat === you);
  if (took) {
    return { key: 'illegal-table-wait-took', args: { resource: resource(took.resource) } };
  }
  if (privateView.claim) {
    return { key: 'illegal-table-wait-claim', args: { resource: resource(privateView.claim) } };
  }
  // A lot that has not served me has taken away what I reached for.
  const again = dock?.lot.includes(you) ? '-again' : '';
  return { key: `illegal-table-ask-claim${again}` };
}
