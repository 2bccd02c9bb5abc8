// What the shell hands to a game, whatever game it is.

import type { Frame as GameFrame, GameModule, GameProps } from '../../games/game';
import type { Frame } from '../../gen/messages';

/** A game as the shell handles it: it passes frames on and looks into none. */
export type Game = GameModule<unknown, unknown, unknown>;
export type Play = GameProps<unknown, unknown, unknown>;
export type PlayFrame = GameFrame<unknown, unknown, unknown>;

export function playFrame(frame: Frame): PlayFrame {
  const { deadline_ms = null, outcome = null } = frame;
  return { ...frame, deadline_ms, outcome };
}
