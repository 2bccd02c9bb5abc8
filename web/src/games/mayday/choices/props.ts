// What every question of the bar gets: all that a game's component gets, and the choice so far.

import type { Action } from '../../../gen/mayday';
import type { Question } from '../choices';
import type { Draft } from '../selection';
import type { MaydayProps } from '../types';

export interface AskProps<A extends Question['ask']> extends MaydayProps {
  question: Extract<Question, { ask: A }>;
  draft: Draft;
  /** Changes the choice so far. */
  choose: (part: Partial<Draft>) => void;
  /** Asks once more, then sends. */
  ask: (action: Action) => void;
}
