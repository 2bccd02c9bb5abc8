// What there is to say to a player who has nothing to choose now.

import type { Seat } from '../../../gen/resistance';
import type { Line } from '../../game';
import { cardOf, voteOf } from '../art/vote';
import type { ResistanceFrame } from '../types';

/** What I have done, or what goes on without me; nothing: those who are awaited are named. */
export function waitLine(frame: ResistanceFrame, you: Seat | null): Line | null {
  const { public: publicView, private: privateView } = frame.view;
  if (you === null) return null;
  if (publicView.stage === 'over') return { key: 'resistance-table-wait-over' };
  if (privateView.answer) return { key: 'wait-answered' };
  if (voteOf(privateView.ballot, you)) return { key: 'wait-voted' };
  return cardOf(privateView.cards, you) ? { key: 'resistance-table-wait-played' } : null;
}
