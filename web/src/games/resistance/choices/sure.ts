// The sentence that asks once more before an action is sent, and the word on its button.

import type { Action, View } from '../../../gen/resistance';
import type { Line, Player, Words } from '../../game';
import type { Question } from '../choices';
import { nameOf, namesOf } from '../seats';
import { cardKey, plotKey } from '../tell';

/**
 * What is sent when this was tapped. A mission card can be tapped that may not be played: then
 * the one that may takes its place, and the question says why, in the same shape.
 */
export function allowed(question: Question, tapped: Action): Action {
  if (question.ask !== 'card' || tapped.do !== 'play') return tapped;
  const [only] = question.cards;
  if (only === undefined || question.cards.includes(tapped.card)) return tapped;
  return { do: 'play', card: only };
}

/** The button that sends it. */
export function doLine(action: Action, words: Words): Line {
  const key = `resistance-table-do-${action.do}`;
  return action.do === 'play' ? { key, args: { card: words.text(cardKey(action.card)) } } : { key };
}

/** The question before it: what was tapped, and what would be sent. */
export function sureLine(
  action: Action,
  sending: Action,
  view: View,
  players: Player[],
  words: Words,
): Line {
  if (action !== sending) return { key: 'resistance-table-sure-must-succeed' };
  const key = `resistance-table-sure-${action.do}`;
  const name = (seat: number) => nameOf(players, seat);
  switch (action.do) {
    case 'aim': {
      const plan = view.table.plan[action.mission - 1];
      return { key, args: { mission: action.mission, team: plan?.team ?? 0 } };
    }
    case 'propose':
      return { key, args: { team: namesOf(players, action.team, words) } };
    case 'play':
      return { key, args: { card: words.text(cardKey(action.card)) } };
    case 'give':
      return { key, args: { card: words.text(plotKey(action.card)), to: name(action.to) } };
    case 'take':
      return { key, args: { card: words.text(plotKey(action.card)), from: name(action.from) } };
    case 'overhear':
      return { key, args: { seat: name(action.neighbour) } };
    case 'show':
      return { key, args: { seat: name(action.to) } };
    case 'spotlight':
      return { key, args: { seat: name(action.on) } };
    case 'watch':
      return { key, args: { seat: name(action.member) } };
    case 'use':
    case 'pass': {
      const card = view.table.plots?.card;
      return { key, args: { card: card ? words.text(plotKey(card)) : '' } };
    }
    case 'approve':
    case 'reject':
      return { key };
  }
}
