// The talks in sentences. Nothing is worded here: keys and what they fill in.

import type { Event, Seat } from '../../gen/hijacked';
import type { Line, Player, Texts } from '../game';
import { nameOf, namesOf } from '../shared/seats';
import { namingOf } from './naming';
import { crewOf } from './people';
import { colourOf, countOf, type HijackedFrame } from './types';

export function phase(frame: HijackedFrame): Line {
  return { key: `hijacked-stage-${frame.view.public.stage}` };
}

/** What the table waits for: within a turn several things can come between. */
function momentIn({ view: { public: publicView } }: HijackedFrame): string {
  if (publicView.stage === 'over') return 'over';
  if (publicView.takers.length > 0) return 'take';
  if (publicView.stones) return 'stones';
  if (publicView.stage !== 'turn') return publicView.stage;
  if (publicView.offering) return 'offer';
  return publicView.turn?.chosen ? 'card' : 'turn';
}

/** The same sentence for everybody: nothing in it comes from what one viewer alone knows. */
export function now(frame: HijackedFrame, players: Player[], texts: Texts): Line {
  const publicView = frame.view.public;
  const crew = crewOf(players, texts);
  const naming = namingOf(texts);
  const seat = publicView.stones?.seat ?? publicView.turn?.seat;
  return {
    key: `hijacked-table-now-${momentIn(frame)}`,
    args: {
      seat: seat ? nameOf(crew, seat) : '',
      round: publicView.round,
      police: publicView.police,
      dice: publicView.turn?.dice.filter(({ used }) => !used).length ?? 0,
      greens: publicView.stones?.greens ?? 0,
      card: publicView.turn?.chosen ? naming.card(publicView.turn.chosen.face.card) : '',
      takers: namesOf(crew, publicView.takers, texts),
      takers_count: publicView.takers.length,
      asked: namesOf(crew, frame.awaits, texts),
      asked_count: frame.awaits.length,
    },
  };
}

export function help(frame: HijackedFrame): string {
  const publicView = frame.view.public;
  switch (momentIn(frame)) {
    case 'deal':
      return 'goal';
    case 'take':
      return 'points';
    case 'stones':
      return 'trust';
    case 'offer':
      return 'tiles';
    case 'card':
      return 'cards';
    case 'last-call':
    case 'over':
      return 'score';
    case 'cybot':
      return 'solo';
    default:
      return publicView.turn?.beside ? 'reserving' : 'round';
  }
}

/**
 * An event as a sentence: the fields of the event under their own names. Nothing: it is seen on
 * the table, and what it belongs to is told already.
 */
export function tell(event: Event, players: Player[], texts: Texts): Line | null {
  const key = `hijacked-event-${event.event}`;
  const naming = namingOf(texts);
  const crew = crewOf(players, texts);
  const name = (seat: Seat) => nameOf(crew, seat);
  const named = (field: string, prefix: string, id: string) => ({
    [field]: texts.text(`hijacked-${prefix}-${id}`),
    [`${field}_id`]: id,
  });
  const list = (field: string, things: readonly (string | number)[]) => ({
    [field]: texts.list(things.map(String)),
    [`${field}_count`]: things.length,
  });
  const all = (field: string, prefix: string, ids: readonly string[]) =>
    list(
      field,
      ids.map((id) => texts.text(`hijacked-${prefix}-${id}`)),
    );
  const card = (of: string) => named('card', 'colour', colourOf(of));
  switch (event.event) {
    case 'placed':
    case 'laid':
    case 'pile-shows':
    case 'turn-ended':
    case 'may-take':
    case 'may-take-die':
      return null;
    case 'begins':
    case 'builds-trust':
    case 'stopped':
    case 'star-taken':
    case 'called-back':
    case 'took-bonus-die':
    case 'took-mini-die':
    case 'passed':
      return { key, args: { seat: name(event.seat) } };
    case 'reshuffled':
    case 'stormed':
    case 'last-call':
    case 'succeeded':
      return { key };
    case 'hijackers-placed':
      return { key, args: all('hijackers', 'hijacker', event.hijackers) };
    case 'numbers-laid':
      return { key, args: list('numbers', event.numbers) };
    case 'goals-set':
      return {
        key,
        args: { ...all('goals', 'goal', event.goals), ...list('medals', event.medals) },
      };
    case 'round-begins':
      return { key, args: { round: event.round } };
    case 'rolled':
      return { key, args: { seat: name(event.seat), ...list('values', event.values) } };
    case 'turned': {
      const { die, value } = event;
      return {
        key,
        args: { seat: name(event.seat), die, value, ...named('kind', 'kind', event.kind) },
      };
    }
    case 'chose':
      return { key, args: { seat: name(event.seat), place: event.place } };
    case 'chose-top':
    case 'discarded':
    case 'took-back':
      return { key, args: { seat: name(event.seat), ...card(event.card) } };
    case 'opened':
      return { key, args: { ...card(event.card), place: event.place } };
    case 'played': {
      const paid = { paid: naming.markers(event.paid), paid_count: countOf(event.paid) };
      return { key, args: { seat: name(event.seat), ...card(event.card), ...paid } };
    }
    case 'reserved':
      return { key, args: { seat: name(event.seat), place: event.place, value: event.value } };
    case 'released':
      return { key, args: { seat: name(event.seat), place: event.place } };
    case 'passenger-rescued':
    case 'pilot-rescued': {
      const cards = { cards: naming.cards(event.cards), cards_count: event.cards.length };
      return { key, args: { seat: name(event.seat), ...cards } };
    }
    case 'stone-drawn':
      return { key, args: { seat: name(event.seat), stone: event.stone } };
    case 'trust-is':
      return { key, args: { percent: event.percent } };
    case 'persuaded': {
      const who = named('hijacker', 'hijacker', event.hijacker);
      return { key, args: { seat: name(event.seat), ...who, level: event.level } };
    }
    case 'gave-up': {
      const who = named('hijacker', 'hijacker', event.hijacker);
      return { key, args: { seat: name(event.seat), ...who } };
    }
    case 'came':
      return { key, args: { ...named('hijacker', 'hijacker', event.hijacker), spot: event.spot } };
    case 'police-at':
      return { key, args: { space: event.space } };
    case 'offered': {
      const tiles = all('tiles', 'tile', event.tiles);
      return { key, args: { seat: name(event.seat), ...tiles } };
    }
    case 'declined':
      return { key, args: { seat: name(event.seat), bonus: event.bonus } };
    case 'kept':
    case 'tile-used':
      return { key, args: { seat: name(event.seat), ...named('tile', 'tile', event.tile) } };
    case 'took-marker':
    case 'cashed':
      return { key, args: { seat: name(event.seat), ...named('kind', 'kind', event.kind) } };
    case 'moved': {
      const { points, score } = event;
      return { key, args: { seat: name(event.seat), points, score } };
    }
    case 'medal-taken': {
      const goal = named('goal', 'goal', event.goal);
      return { key, args: { seat: name(event.seat), medal: event.medal, ...goal } };
    }
    case 'medal-lost':
      return { key, args: { medal: event.medal, ...named('goal', 'goal', event.goal) } };
    case 'medal-cashed':
      return { key, args: { seat: name(event.seat), medal: event.medal } };
    case 'gave': {
      const kind = named('kind', 'kind', event.kind);
      return { key, args: { seat: name(event.seat), ...kind, to: name(event.to) } };
    }
    case 'cybot-plays':
      return { key, args: named('card', 'cybot', event.card) };
  }
}
