// The sentence that asks once more before an action is sent, and the word on its button.

import type { Action, Seat, View } from '../../../gen/mayday';
import type { Line, Player } from '../../game';
import { same } from '../../shared/actions';
import { nameOf } from '../../shared/seats';

/**
 * What is sent when this was tapped. Both markers, and the use of a card, can be tapped by
 * everybody: where it may not be sent, what may takes its place, and the question says why, in the
 * same shape.
 */
export function allowed(legal: Action[], tapped: Action): Action {
  if (legal.some((action) => same(action, tapped))) return tapped;
  const instead = tapped.do === 'mark' ? 'mark' : 'pass';
  return legal.find((action) => action.do === instead) ?? tapped;
}

/** The button that sends it. */
export function actionLine(action: Action): Line {
  const key = `mayday-table-do-${action.do}`;
  return action.do === 'mark' ? { key, args: { side: action.side } } : { key };
}

/** The question before it: what was tapped, and what would be sent. */
export function confirmLine(
  tapped: Action,
  sending: Action,
  { public: publicView }: View,
  players: Player[],
  you: Seat | null,
): Line {
  const key = `mayday-table-sure-${sending.do}`;
  const name = (seat: Seat | null | undefined) => (seat ? nameOf(players, seat) : '');
  const looker = name(publicView.look?.looker);
  const target = name(publicView.look?.target);
  const skirmish = name(publicView.skirmish);
  switch (sending.do) {
    case 'look':
      return { key, args: { target, spot: sending.spot } };
    case 'mark':
      return tapped === sending
        ? { key, args: { side: sending.side } }
        : { key: 'mayday-table-sure-mark-truth', args: { side: sending.side } };
    case 'punch':
    case 'protect':
      return { key, args: { seat: skirmish } };
    case 'send':
      return { key, args: { looker: name(sending.looker), target: name(sending.target) } };
    case 'let-in':
      return { key, args: { seat: name(sending.seat) } };
    case 'pass':
      return tapped === sending ? { key } : { key: 'mayday-table-sure-pass-instead' };
    case 'divert': {
      const own = publicView.look?.looker === you ? 'yes' : 'no';
      return { key, args: { own, looker, target, seat: name(sending.target) } };
    }
    case 'turn':
      return { key, args: { looker, target, spot: sending.spot } };
    case 'step-in':
      return { key, args: { looker, target } };
    case 'replace':
      return { key, args: { looker, target, seat: name(sending.looker) } };
    case 'move-to':
      return { key, args: { skirmish, seat: name(sending.seat) } };
    case 'look-at-own':
      return { key, args: { spot: sending.spot } };
    case 'silence':
      return { key };
  }
}
