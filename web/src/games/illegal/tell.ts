// The evening in sentences. Nothing is worded here: keys and what they fill in.

import type { Cards, Event, Role, Seat } from '../../gen/illegal';
import type { Line, Player, Texts } from '../game';
import { nameOf, namesOf } from '../shared/seats';
import { clockOf } from './clock';
import { namingOf } from './naming';
import { companyOf, cornerOf, tradersOf } from './room';
import { countOf, type IllegalFrame } from './types';

export function phase(frame: IllegalFrame): Line {
  return { key: `illegal-stage-${frame.view.public.stage}` };
}

/** The same sentence for everybody: nothing in it comes from what one viewer alone knows. */
export function now(frame: IllegalFrame, players: Player[], texts: Texts, options: string): Line {
  const publicView = frame.view.public;
  const { stage, done, docks, session, next, master, suspects } = publicView;
  const traders = tradersOf(publicView, players);
  const taken = docks.at(-1)?.taken.map(({ seat }) => seat) ?? [];
  const missing = traders.map(({ seat }) => seat).filter((seat) => !taken.includes(seat));
  return {
    key: `illegal-table-now-${stage}`,
    args: {
      session,
      next: next ?? 'session',
      players: traders.length,
      master: master ? nameOf(players, master) : '',
      done_count: done.length,
      missing: namesOf(players, missing, texts),
      missing_count: missing.length,
      roles: namingOf(texts, options).roles(suspects ?? []),
      awaited: namesOf(players, frame.awaits, texts),
      awaited_count: frame.awaits.length,
    },
  };
}

/** Who hears me: those in my corner, or those at the table; a game master hears all of it. */
export function hearing(
  frame: IllegalFrame,
  you: Seat,
  players: Player[],
  texts: Texts,
): Line | null {
  const publicView = frame.view.public;
  if (publicView.corners.every((seats) => seats.length === 0)) return null;
  if (you === publicView.master) return { key: 'illegal-table-hear-master' };
  const corner = cornerOf(publicView, you);
  const around =
    corner === null
      ? tradersOf(publicView, players)
          .map(({ seat }) => seat)
          .filter((seat) => seat !== you && cornerOf(publicView, seat) === null)
      : companyOf(publicView, you);
  const ears = publicView.master ? [...around, publicView.master] : around;
  const args = { names: namesOf(players, ears, texts), names_count: ears.length };
  return { key: `illegal-table-hear-${corner === null ? 'table' : 'corner'}`, args };
}

export function help(frame: IllegalFrame): string {
  switch (frame.view.public.stage) {
    case 'build':
    case 'ready':
    case 'reveal':
      return 'master';
    case 'deal':
      return 'deal';
    case 'session':
      return frame.view.private.exchanges.length > 0 ? 'exchange' : 'corners';
    case 'lay-out':
    case 'dock':
    case 'lot':
    case 'rest':
      return 'docks';
    case 'show':
    case 'debate':
    case 'point':
      return 'tribunal';
    case 'over':
      return 'score';
  }
}

/** An event as a sentence: the fields of the event under their own names. */
export function tell(event: Event, players: Player[], texts: Texts, options: string): Line {
  const key = `illegal-event-${event.event}`;
  const naming = namingOf(texts, options);
  const name = (seat: Seat) => nameOf(players, seat);
  const set = (field: string, seats: Seat[]) => ({
    [field]: namesOf(players, seats, texts),
    [`${field}_count`]: seats.length,
  });
  const cards = (field: string, of: Cards) => ({
    [field]: naming.cards(of),
    [`${field}_count`]: countOf(of),
  });
  const roles = (of: Role[]) => ({ roles: naming.roles(of), roles_count: of.length });
  const fingers = (at: (Seat | null)[]) => {
    const pairs = at.flatMap((to, index) => (to ? [`${name(index + 1)} → ${name(to)}`] : []));
    return { fingers: texts.list(pairs), fingers_count: pairs.length };
  };
  switch (event.event) {
    case 'packed':
    case 'unpacked':
      return { key, args: { packet: naming.packet(event.packet) } };
    case 'dealt': {
      const packet = naming.packet(event.packet);
      return { key, args: { seat: name(event.seat), packet } };
    }
    case 'packets-ready':
    case 'pointing':
    case 'who-reveals':
      return { key };
    case 'ready':
      return { key, args: { next: event.next } };
    case 'session-begins':
    case 'session-over':
      return { key, args: { session: event.session } };
    case 'knocked':
    case 'withdrew':
      return { key, args: { from: name(event.from), to: name(event.to) } };
    case 'turned-away':
      return { key, args: { by: name(event.by), from: name(event.from) } };
    case 'walked':
      return { key, args: { corner: event.corner, ...set('seats', event.seats) } };
    case 'returned':
      return { key, args: set('seats', event.seats) };
    case 'laid':
    case 'took-back': {
      const resource = naming.resource(event.resource);
      return { key, args: { by: name(event.by), to: name(event.to), resource } };
    }
    case 'confirmed': {
      const sides = { ...cards('give', event.give), ...cards('get', event.get) };
      return { key, args: { by: name(event.by), to: name(event.to), ...sides } };
    }
    case 'exchanged': {
      const sides = { ...cards('gave', event.gave), ...cards('got', event.got) };
      return { key, args: { one: name(event.one), other: name(event.other), ...sides } };
    }
    case 'lies': {
      const sides = { ...cards('gives', event.gives), ...cards('gets', event.gets) };
      const who = { one: name(event.one), other: name(event.other) };
      return { key, args: { ...who, ...sides, ...set('confirmed', event.confirmed) } };
    }
    case 'said-done':
      return { key, args: { seat: name(event.seat) } };
    case 'laid-out':
      return { key, args: { dock: event.dock, resource: naming.resource(event.resource) } };
    case 'lot-drawn':
      return { key, args: { order: namesOf(players, event.order, texts) } };
    case 'took':
    case 'left-with':
    case 'handed':
      return { key, args: { seat: name(event.seat), resource: naming.resource(event.resource) } };
    case 'rush-begins':
    case 'handed-out':
      return { key, args: { dock: event.dock } };
    case 'shown':
      return { key, args: roles(event.roles) };
    case 'accused': {
      const args = { ...fingers(event.fingers), ...roles(event.roles) };
      return { key, args: { ...args, accused: name(event.accused) } };
    }
    case 'not-accused':
      return { key, args: { ...fingers(event.fingers), ...roles(event.roles) } };
    case 'revealed': {
      const packet = naming.packet(event.packet);
      const { points } = event;
      return {
        key,
        args: { seat: name(event.seat), packet, points, ...cards('hand', event.hand) },
      };
    }
    case 'account': {
      const { session } = event;
      const sides = { ...cards('gave', event.gave), ...cards('got', event.got) };
      const who = { one: name(event.one), other: name(event.other) };
      return { key, args: { ...who, ...sides, session, at_ms: clockOf(event.at_ms) } };
    }
    case 'won':
      return { key, args: set('winners', event.winners) };
  }
}
