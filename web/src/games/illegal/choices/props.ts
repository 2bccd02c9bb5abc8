// What every question of the bar gets: all that a game's component gets, and the choice so far.

import type { Action } from '../../../gen/illegal';
import type { Question } from '../choices';
import type { Draft } from '../selection';
import type { IllegalProps } from '../types';

export interface AskProps<A extends Question['ask']> extends IllegalProps {
  question: Extract<Question, { ask: A }>;
  draft: Draft;
  /** Changes the choice so far. */
  choose: (part: Partial<Draft>) => void;
  /** Asks once more, then sends. */
  ask: (action: Action) => void;
  /** Sends at once. False: it was refused. */
  send: (action: Action) => Promise<boolean>;
}
