// What a choice of this game is made of, and what it belongs to.

import type { Action, Kind } from '../../gen/hijacked';
import { Selection } from '../shared/selection.svelte';
import type { Target } from './choices';
import type { HijackedFrame } from './types';

export interface Draft {
  /** The die that is chosen, by its number in this turn. */
  die: number | null;
  /** Where it is to go, if that was tapped first. */
  target: Target | null;
  /** The marker that pays for turning a die; nothing: what there is most of. */
  kind: Kind | null;
  /** What is about to be sent, and asks once more. */
  confirming: Action | null;
}

const EMPTY: Draft = { die: null, target: null, kind: null, confirming: null };

/**
 * What a draft belongs to. What others do at any time comes in as new frames of the
 * same moment and must not disturb it; a new turn, a die that is placed or turned, a card or a
 * stone must clear it.
 */
export function momentOf(frame: HijackedFrame): string {
  const { round, turn, stones, offering } = frame.view.public;
  return JSON.stringify([
    frame.match,
    round,
    turn?.seat,
    turn?.dice,
    turn?.cards_chosen,
    turn?.chosen?.face.card,
    stones,
    offering,
  ]);
}

export const selection = new Selection<Draft>(EMPTY);
