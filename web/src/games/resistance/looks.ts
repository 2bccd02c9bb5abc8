// Who has looked at whom, accused whom and blamed whom, as everybody knows it.

import type { HostileView } from '../../gen/resistance';
import type { Line, Player, Texts } from '../game';
import { nameOf } from '../shared/seats';
import { loyaltyKey, sideKey } from './tell';

export function publicLooks(hostile: HostileView, players: Player[], texts: Texts): Line[] {
  const name = (seat: number) => nameOf(players, seat);
  const { accusations, blame, claims, examinations, inquiries } = hostile;
  return [
    ...accusations.map(({ mission, by, accused, guess }) => ({
      key: 'resistance-table-looks-accused',
      args: { mission, by: name(by), accused: name(accused), guess },
    })),
    ...(blame
      ? [
          {
            key: 'resistance-event-blamed',
            args: { by: name(blame.by), named: name(blame.named), guess: blame.guess },
          },
        ]
      : []),
    ...inquiries.map(({ mission, by, whom }) => ({
      key: 'resistance-table-looks-inquired',
      args: { mission, by: name(by), whom: name(whom) },
    })),
    ...examinations.map(({ mission, by, whom }) => ({
      key: 'resistance-table-looks-examined',
      args: { mission, by: name(by), whom: name(whom) },
    })),
    ...claims.map(({ mission, by, whom, loyalty, side }) => ({
      key: 'resistance-table-looks-claimed',
      args: {
        mission,
        by: name(by),
        whom: name(whom),
        thing: texts.text(side ? sideKey(side) : loyaltyKey(loyalty ?? 'no-chief')),
      },
    })),
  ];
}
