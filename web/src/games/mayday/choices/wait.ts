// What there is to say to a player who has nothing to choose now.

import type { Seat } from '../../../gen/mayday';
import type { Line } from '../../game';
import type { MaydayFrame } from '../types';

/** What I have done, or what goes on without me; nothing: those who are awaited are named. */
export function waitLine(frame: MaydayFrame, you: Seat | null): Line | null {
  const { public: publicView, private: privateView } = frame.view;
  if (publicView.stage === 'over') return { key: 'mayday-table-wait-over' };
  if (privateView.answer) return { key: 'wait-answered' };
  if (publicView.stage === 'window') return { key: 'mayday-table-wait-no-card' };
  if (publicView.stage !== 'vote') return null;
  if (publicView.skirmish === you) return { key: 'mayday-table-wait-about-you' };
  return privateView.vote ? { key: 'wait-voted' } : null;
}
