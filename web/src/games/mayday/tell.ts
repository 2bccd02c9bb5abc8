// The flight in sentences. Nothing is worded here: keys and what they fill in.

import type { Event, Hand, Seat, Side, Veteran } from '../../gen/mayday';
import type { Line, Player, Texts } from '../game';
import { nameOf, namesOf } from '../shared/seats';
import { cardsOf, teamOf } from './hands';
import type { MaydayFrame } from './types';

export function sideKey(side: Side): string {
  return `mayday-side-${side}`;
}

export function veteranKey(card: Veteran): string {
  return `mayday-veteran-${card}`;
}

export function phase(frame: MaydayFrame): Line {
  return { key: `mayday-stage-${frame.view.public.stage}` };
}

/** The same sentence for everybody: nothing in it comes from what one viewer alone knows. */
export function now(frame: MaydayFrame, players: Player[], texts: Texts): Line {
  const publicView = frame.view.public;
  const name = (seat: Seat | null | undefined) => (seat ? nameOf(players, seat) : '');
  const { looker, target, spot } = publicView.look ?? {};
  return {
    key: `mayday-table-now-${publicView.stage}`,
    args: {
      looker: name(looker),
      target: name(target),
      spot: spot ?? 'middle',
      own: looker && looker === target ? 'yes' : 'no',
      before: publicView.veterans?.before ?? 'look',
      skirmish: name(publicView.skirmish),
      looked: publicView.has_looked ? 'yes' : 'no',
      awaited: namesOf(players, frame.awaits, texts),
      awaited_count: frame.awaits.length,
    },
  };
}

/** MAY-49: who alone may speak. */
export function speaker(frame: MaydayFrame): Seat | null {
  return frame.view.public.veterans?.speaker ?? null;
}

export function help(frame: MaydayFrame): string {
  const { stage, part, round } = frame.view.public;
  switch (stage) {
    case 'deal':
      return 'deal';
    case 'window':
      return 'veterans';
    case 'choose':
      return part === 'skirmishes' ? 'skirmish' : 'looking';
    case 'mark':
      return part === 'suspicions' ? 'suspicions' : 'looking';
    case 'vote':
      return round === 'doubt' ? 'doubt' : 'captain';
    case 'shuffle':
      return 'captain';
    case 'crew':
      return 'cockpit';
    case 'over':
      return 'end';
  }
}

/** An event as a sentence: the fields of the event under their own names. */
export function tell(event: Event, players: Player[], texts: Texts): Line {
  const key = `mayday-event-${event.event}`;
  const name = (seat: Seat) => nameOf(players, seat);
  const set = (field: string, seats: Seat[]) => ({
    [field]: namesOf(players, seats, texts),
    [`${field}_count`]: seats.length,
  });
  const veteran = (card: Veteran) => ({ card: texts.text(veteranKey(card)), card_id: card });
  const hand = (cards: Hand) => texts.list(cardsOf(cards).map((side) => texts.text(sideKey(side))));
  switch (event.event) {
    case 'team-dealt':
      return { key, args: { side: event.side } };
    case 'infiltrators-met':
      return { key, args: set('infiltrators', event.infiltrators) };
    case 'veteran-dealt':
      return { key, args: veteran(event.card) };
    case 'begins':
    case 'skirmish':
      return { key, args: { seat: name(event.seat) } };
    case 'announced':
    case 'looked': {
      const { spot } = event;
      return { key, args: { looker: name(event.looker), target: name(event.target), spot } };
    }
    case 'card-seen': {
      const { side, spot } = event;
      return { key, args: { target: name(event.target), spot, side } };
    }
    case 'marked': {
      const { side, spot } = event;
      return { key, args: { by: name(event.by), target: name(event.target), spot, side } };
    }
    case 'looked-at-own':
      return { key, args: { by: name(event.by), spot: event.spot } };
    case 'own-card-seen':
      return { key, args: { spot: event.spot, side: event.side } };
    case 'own-marked':
      return { key, args: { by: name(event.by), spot: event.spot, side: event.side } };
    case 'round-begins':
      return { key, args: { round: event.round } };
    case 'must-look':
      return { key, args: { looker: name(event.looker), target: name(event.target) } };
    case 'nobody-looks':
      return { key, args: { target: name(event.target) } };
    case 'voted': {
      const votes = { ...set('protect', event.protect), ...set('punch', event.punch) };
      return { key, args: { seat: name(event.seat), result: event.result, ...votes } };
    }
    case 'spared':
      return { key, args: { round: event.round, ...set('seats', event.seats) } };
    case 'captain-found':
      return { key, args: { captain: name(event.captain) } };
    case 'turned-up':
      return { key, args: { seat: name(event.seat), hand: hand(event.hand) } };
    case 'sent': {
      const args = { by: name(event.by), looker: name(event.looker) };
      return { key, args: { ...args, target: name(event.target) } };
    }
    case 'let-in':
      return { key, args: { by: name(event.by), seat: name(event.seat) } };
    case 'veteran-used':
      return { key, args: { by: name(event.by), ...veteran(event.card) } };
    case 'silenced':
      return { key, args: { by: name(event.by) } };
    case 'lied':
      return {
        key,
        args: { by: name(event.by), target: name(event.target), spot: event.spot },
      };
    case 'ended': {
      const teams = event.hands.map((cards, index) =>
        texts.text('mayday-table-who-is', {
          name: name(index + 1),
          team: texts.text(sideKey(teamOf(cards))),
        }),
      );
      return { key, args: { ending: event.ending, hands: texts.list(teams) } };
    }
  }
}
