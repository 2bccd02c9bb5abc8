// The sentence that asks once more before an action is sent, and the word on its button.

import type { Action, Card, View } from '../../../gen/resistance';
import type { Line, Player, Texts } from '../../game';
import { same } from '../../shared/actions';
import { nameOf, namesOf } from '../../shared/seats';
import { cardKey, loyaltyKey, plotKey } from '../tell';

/**
 * What is sent when this was tapped. A card, or a name, can be tapped by everybody: where it may
 * not be sent, what may takes its place, and the question says why, in the same shape. Nothing:
 * there is nothing to send instead.
 */
export function allowed(legal: Action[], tapped: Action): Action | null {
  if (legal.some((action) => same(action, tapped))) return tapped;
  const first = (name: Action['do']) => legal.find((action) => action.do === name) ?? null;
  switch (tapped.do) {
    case 'play':
    case 'hand-over':
      return first(tapped.do);
    case 'accuse':
      return first('pass');
    case 'blame':
      return null;
    default:
      return tapped;
  }
}

/** The button that sends it. */
export function actionLine(action: Action | null, view: View, texts: Texts): Line {
  if (action === null) return { key: 'resistance-table-do-nothing' };
  const key = `resistance-table-do-${action.do}`;
  switch (action.do) {
    case 'play':
      return { key, args: { card: texts.text(cardKey(action.card)) } };
    case 'hand-over':
      return { key, args: { loyalty: texts.text(loyaltyKey(action.loyalty)) } };
    case 'pass':
      return view.public.stage === 'go-on' ? { key: 'resistance-table-do-go-on' } : { key };
    default:
      return { key };
  }
}

/** What is said to those who tapped what they may not send. */
function notYours(action: Action, view: View, texts: Texts): Line {
  switch (action.do) {
    case 'play':
      return view.public.hostile
        ? { key: 'resistance-table-sure-not-this-card', args: cardArgs(action.card, texts) }
        : { key: 'resistance-table-sure-must-succeed' };
    case 'hand-over':
      return {
        key: 'resistance-table-sure-not-this-loyalty',
        args: { loyalty: texts.text(loyaltyKey(action.loyalty)) },
      };
    case 'blame':
      return { key: 'resistance-table-sure-not-blame' };
    default:
      return { key: 'resistance-table-sure-not-accuse' };
  }
}

const cardArgs = (card: Card, texts: Texts) => ({ card: texts.text(cardKey(card)) });

/** The question before it: what was tapped, and what would be sent. */
export function confirmLine(
  action: Action,
  sending: Action | null,
  view: View,
  players: Player[],
  texts: Texts,
): Line {
  if (action !== sending) return notYours(action, view, texts);
  const key = `resistance-table-sure-${action.do}`;
  const name = (seat: number) => nameOf(players, seat);
  switch (action.do) {
    case 'aim': {
      const plan = view.public.plan[action.mission - 1];
      return { key, args: { mission: action.mission, team: plan?.team ?? 0 } };
    }
    case 'propose':
      return { key, args: { team: namesOf(players, action.team, texts) } };
    case 'play':
      return { key, args: cardArgs(action.card, texts) };
    case 'give':
      return { key, args: { card: texts.text(plotKey(action.card)), to: name(action.to) } };
    case 'take':
      return { key, args: { card: texts.text(plotKey(action.card)), from: name(action.from) } };
    case 'overhear':
      return { key, args: { seat: name(action.neighbour) } };
    case 'show':
      return { key, args: { seat: name(action.to) } };
    case 'spotlight':
      return { key, args: { seat: name(action.on) } };
    case 'watch':
      return { key, args: { seat: name(action.member) } };
    case 'appoint':
      return { key, args: { seat: name(action.investigator) } };
    case 'accuse': {
      const { missions, mission } = view.public;
      const result = missions.find((done) => done.mission === mission)?.result ?? 'success';
      return { key, args: { seat: name(action.accused), mission: mission ?? 0, result } };
    }
    case 'blame':
      return { key, args: { seat: name(action.named) } };
    case 'inquire':
    case 'examine':
      return { key, args: { seat: name(action.whom) } };
    case 'claim-loyalty':
      return { key, args: { loyalty: texts.text(loyaltyKey(action.loyalty)) } };
    case 'claim-side':
      return { key, args: { side: action.side } };
    case 'hand-over':
      return { key, args: { loyalty: texts.text(loyaltyKey(action.loyalty)) } };
    case 'use':
    case 'pass': {
      if (view.public.stage === 'go-on') return { key: 'resistance-table-sure-go-on' };
      const card = view.public.plots?.card;
      return { key, args: { card: card ? texts.text(plotKey(card)) : '' } };
    }
    case 'approve':
    case 'reject':
      return { key };
  }
}
