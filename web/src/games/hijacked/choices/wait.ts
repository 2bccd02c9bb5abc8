// What there is to say to a player who has nothing to choose now.

import type { Line } from '../../game';
import type { HijackedFrame } from '../types';

/** What goes on without me; nothing: those who are awaited are named. */
export function waitLine(frame: HijackedFrame): Line | null {
  return frame.view.public.stage === 'over' ? { key: 'hijacked-table-now-over' } : null;
}
