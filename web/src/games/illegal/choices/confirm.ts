// The sentence that asks once more before an action is sent, and the word on its button.

import type { Action } from '../../../gen/illegal';
import type { Line, Player, Texts } from '../../game';
import { nameOf } from '../../shared/seats';
import { namingOf } from '../naming';
import type { IllegalFrame } from '../types';

/** The button that sends it. */
export function actionLine(action: Action, frame: IllegalFrame, players: Player[]): Line {
  const key = `illegal-table-do-${action.do}`;
  const { stage, next } = frame.view.public;
  switch (action.do) {
    case 'point':
    case 'reveal-first':
      return { key, args: { name: nameOf(players, action.seat) } };
    case 'end':
      return { key, args: { stage } };
    case 'start':
      return { key, args: { next: next ?? 'session' } };
    default:
      return { key };
  }
}

/** The question before it. */
export function confirmLine(
  action: Action,
  frame: IllegalFrame,
  players: Player[],
  texts: Texts,
  options: string,
): Line {
  const key = `illegal-table-sure-${action.do}`;
  const { stage, suspects } = frame.view.public;
  switch (action.do) {
    case 'point': {
      const roles = namingOf(texts, options).roles(suspects ?? []);
      return { key, args: { name: nameOf(players, action.seat), roles } };
    }
    case 'reveal-first':
      return { key, args: { name: nameOf(players, action.seat) } };
    case 'end':
      return { key, args: { stage } };
    default:
      return { key };
  }
}
