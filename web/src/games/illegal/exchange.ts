// What lies between me and somebody in my corner.

import type { Cards, PrivateView, Seat } from '../../gen/illegal';
import { RESOURCES } from './types';

export interface Sides {
  partner: Seat;
  /** What I have laid down, and what the other has. */
  give: Cards;
  get: Cards;
  /** Who agrees to just that. */
  mine: boolean;
  theirs: boolean;
}

export function sidesWith(privateView: PrivateView, you: Seat, partner: Seat): Sides {
  const lies = privateView.exchanges.find(
    ({ one, other }) => (one === you && other === partner) || (one === partner && other === you),
  );
  const first = you < partner;
  return {
    partner,
    give: (first ? lies?.gives : lies?.gets) ?? {},
    get: (first ? lies?.gets : lies?.gives) ?? {},
    mine: lies?.confirmed.includes(you) ?? false,
    theirs: lies?.confirmed.includes(partner) ?? false,
  };
}

/** My cards that lie nowhere. */
export function freeCards(privateView: PrivateView, you: Seat): Cards {
  const laid = privateView.exchanges.flatMap(({ one, other, gives, gets }) => {
    if (one === you) return [gives];
    return other === you ? [gets] : [];
  });
  const free = RESOURCES.map((resource): [string, number] => {
    const lies = laid.reduce((sum, cards) => sum + (cards[resource] ?? 0), 0);
    return [resource, (privateView.hand?.[resource] ?? 0) - lies];
  });
  return Object.fromEntries(free.filter(([, count]) => count > 0));
}

/** Cards as a text that is equal for equal cards. */
export function textOf(cards: Cards): string {
  return RESOURCES.map((resource) => cards[resource] ?? 0).join();
}

/** The one I deal with: whom I have chosen, else who has laid something for me, else the first. */
export function partnerOf(
  privateView: PrivateView,
  you: Seat,
  company: Seat[],
  chosen: Seat | null,
): Seat | null {
  if (chosen !== null && company.includes(chosen)) return chosen;
  const offers = company.find(
    (seat) => Object.keys(sidesWith(privateView, you, seat).get).length > 0,
  );
  return offers ?? company[0] ?? null;
}
