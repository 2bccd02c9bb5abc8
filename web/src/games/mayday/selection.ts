// What a choice of this game is made of, and what it belongs to.

import type { Action, Seat } from '../../gen/mayday';
import { Selection } from '../shared/selection.svelte';
import type { MaydayFrame } from './types';

export interface Draft {
  /** Which part of the question is open: the newest in the cockpit has two, a card one. */
  open: 'send' | 'let-in' | 'use' | null;
  /** Who is to be sent to look. */
  looker: Seat | null;
  /** What is about to be sent, and asks once more. */
  confirming: Action | null;
}

const EMPTY: Draft = { open: null, looker: null, confirming: null };

/**
 * What a draft belongs to. Others' answers come in as new frames of the same moment
 * and must not disturb it; a new stage, look, vote or veteran card must clear it.
 */
export function momentOf(frame: MaydayFrame): string {
  const { stage, round, skirmish, look, markers, voted, access, veterans } = frame.view.public;
  return JSON.stringify([
    frame.match,
    stage,
    round,
    skirmish,
    look,
    markers.length,
    voted.length,
    access.length,
    veterans?.face_up.length,
  ]);
}

export const selection = new Selection<Draft>(EMPTY);
