// The sentence that asks once more before an action is sent, and the word on its button.

import type { Action } from '../../../gen/hijacked';
import type { Line, Player, Texts } from '../../game';
import { nameOf } from '../../shared/seats';
import type { Question } from '../choices';
import { costOf } from '../costs';
import { namingOf } from '../naming';
import type { AnyTime } from '../tray';
import type { HijackedFrame } from '../types';

/** The button that sends what belongs to a turn. */
export function actionLine(action: Action): Line {
  return { key: `hijacked-table-do-${action.do}` };
}

/** The question before it: what it costs and brings. */
export function confirmLine(
  action: Action,
  question: Question,
  frame: HijackedFrame,
  crew: Player[],
  texts: Texts,
): Line {
  const options = question.ask === 'turn' ? question.options : [];
  const option = options.find((other) => other.action === action);
  if (option) return costOf(option, frame, crew, texts);
  const dice = frame.view.public.turn?.dice.filter(({ used }) => !used).length ?? 0;
  return { key: `hijacked-table-sure-${action.do}`, args: { dice } };
}

/** What can be done at any time, on its button: what it brings. */
export function trayLine(
  action: AnyTime,
  frame: HijackedFrame,
  crew: Player[],
  texts: Texts,
): Line {
  const key = `hijacked-table-tray-${action.do}`;
  return { key, args: argsOf(action, frame, crew, texts) };
}

/** The question before it: what it takes. */
export function trayConfirmLine(
  action: AnyTime,
  frame: HijackedFrame,
  crew: Player[],
  texts: Texts,
): Line {
  const key = `hijacked-table-sure-${action.do}`;
  return { key, args: argsOf(action, frame, crew, texts) };
}

function argsOf(
  action: AnyTime,
  frame: HijackedFrame,
  crew: Player[],
  texts: Texts,
): Record<string, string | number> {
  const naming = namingOf(texts);
  switch (action.do) {
    case 'rescue-passenger':
    case 'rescue-pilot':
      return { colour: texts.text(`hijacked-colour-${action.colour}`) };
    case 'rescue-pilot-with':
      return { cards: naming.cards(action.cards) };
    case 'cash':
      return { kind: naming.kind(action.kind) };
    case 'cash-medal':
      return { medal: action.medal };
    case 'give':
      return {
        kind: naming.kind(action.kind),
        seat: nameOf(crew, action.seat),
        points: frame.view.public.players[action.seat - 1]?.score ?? 0,
      };
    case 'take-back':
      return { card: naming.card(action.card) };
    case 'take-die-and-joker':
    case 'build-trust-free':
      return {};
  }
}
