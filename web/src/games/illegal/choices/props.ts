// What every question of the bar gets: all that a game's component gets, and the draft so far.

import type { Action } from '../../../gen/illegal';
import type { Asked } from '../../shared/choices/controller.svelte';
import type { Question } from '../choices';
import type { Draft } from '../selection';
import type { IllegalProps } from '../types';

export interface AskProps<A extends Question['ask']> extends IllegalProps, Asked<Action, Draft> {
  question: Extract<Question, { ask: A }>;
}
