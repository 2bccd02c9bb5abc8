// What a choice of this game is made of, and what it belongs to.

import type { Action, Seat } from '../../gen/illegal';
import { Selection } from '../shared/selection.svelte';
import type { PartialPacket } from './choices';
import type { IllegalFrame } from './types';

export interface Draft {
  /** Whom I am about to ask to talk. */
  person: Seat | null;
  /** With whom in my corner I deal. */
  partner: Seat | null;
  /** The packet that the game master is building. */
  packet: PartialPacket;
  /** What is about to be sent, and asks once more. */
  confirming: Action | null;
}

const EMPTY: Draft = { person: null, partner: null, packet: {}, confirming: null };

/**
 * What a draft belongs to. Others' deeds come in as new frames of the same moment and
 * must not disturb it; a new stage, session, dock, vote or packet must clear it.
 */
export function momentOf(frame: IllegalFrame): string {
  const { stage, session, docks, verdicts } = frame.view.public;
  const built = frame.view.private.draft?.length ?? 0;
  return JSON.stringify([frame.match, stage, session, docks.length, verdicts.length, built]);
}

export const selection = new Selection<Draft>(EMPTY);
