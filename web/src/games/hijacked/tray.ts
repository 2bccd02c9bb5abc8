// What can be done at any time, also while others are on turn.

import type { Action } from '../../gen/hijacked';
import { Selection } from '../shared/selection.svelte';
import type { ActionOf, HijackedFrame } from './types';

const ANY_TIME = [
  'rescue-passenger',
  'rescue-pilot',
  'rescue-pilot-with',
  'cash',
  'cash-medal',
  'give',
  'take-die-and-joker',
  'take-back',
  'build-trust-free',
] as const;

export type AnyTime = ActionOf<(typeof ANY_TIME)[number]>;

function isAnyTime(action: Action): action is AnyTime {
  return (ANY_TIME as readonly string[]).includes(action.do);
}

export function anyTimeOf({ legal }: HijackedFrame): AnyTime[] {
  return legal.filter(isAnyTime);
}

export interface TrayDraft {
  /** Which of the tiles that ask for more is open. */
  open: 'rescue-pilot-with' | 'give' | 'take-back' | null;
  /** What is about to be sent, and asks once more. */
  confirming: AnyTime | null;
}

const EMPTY: TrayDraft = { open: null, confirming: null };

/**
 * What a draft of the tray belongs to: what I have. Others' turns go on meanwhile and
 * do not disturb it.
 */
export function trayMomentOf(frame: HijackedFrame, seat: number | null): string {
  const mine = frame.view.public.players[(seat ?? 0) - 1];
  return JSON.stringify([
    frame.match,
    mine?.markers,
    mine?.display,
    mine?.medals,
    mine?.tiles,
    mine?.gifts,
  ]);
}

export const traySelection = new Selection<TrayDraft>(EMPTY);
