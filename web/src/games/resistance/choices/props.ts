// What every question of the bar gets: all that a game's component gets, and the choice so far.

import type { Action } from '../../../gen/resistance';
import type { Question } from '../choices';
import type { Draft } from '../selection';
import type { ResistanceProps } from '../types';

export interface AskProps<A extends Question['ask']> extends ResistanceProps {
  question: Extract<Question, { ask: A }>;
  draft: Draft;
  /** Changes the choice so far. */
  choose: (part: Partial<Draft>) => void;
  /** Asks once more, then sends. */
  ask: (action: Action) => void;
}
