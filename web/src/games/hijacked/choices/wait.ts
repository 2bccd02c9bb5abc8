// What there is to say to somebody who has nothing to choose now.

import type { Seat } from '../../../gen/hijacked';
import type { Line } from '../../game';
import type { HijackedFrame } from '../types';

/** What goes on without me; nothing: those who are awaited are named. */
export function waitLine(frame: HijackedFrame, you: Seat | null): Line | null {
  const { stage } = frame.view.public;
  if (you === null) return { key: 'watching' };
  if (stage === 'over') return { key: 'hijacked-table-now-over' };
  return null;
}
