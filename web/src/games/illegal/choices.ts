// What the legal actions ask of me. No rule is here: the actions are only sorted, so that one
// question can be put instead of many buttons.

import type { Packet, Resource, Seat } from '../../gen/illegal';
import { only } from '../shared/actions';
import type { ActionOf, IllegalFrame } from './types';

/** What can be done in a session: several things at one time. */
export interface Session {
  ask: 'session';
  /** Whom I can ask to talk. */
  knock: Seat[];
  /** Whom I can let in or turn away. */
  answer: Seat[];
  withdraw: boolean;
  leave: boolean;
  done: boolean;
  lay: ActionOf<'lay'>[];
  takeBack: ActionOf<'take-back'>[];
  confirm: ActionOf<'confirm'>[];
}

export type Question =
  | { ask: 'nothing' }
  | Session
  | { ask: 'claim'; resources: Resource[] }
  | { ask: 'done' }
  | { ask: 'point'; seats: Seat[] }
  | { ask: 'build'; packets: Packet[]; unpack: boolean }
  | { ask: 'start' }
  | { ask: 'end' }
  | { ask: 'reveal'; seats: Seat[] };

/** The one question that the frame puts to this viewer. */
export function questionOf({ legal, view }: IllegalFrame): Question {
  const [first] = legal;
  if (first === undefined) return { ask: 'nothing' };
  switch (first.do) {
    case 'draw-packets':
    case 'pack':
    case 'unpack':
      return {
        ask: 'build',
        packets: only(legal, 'pack').map(({ dealer, buyer, extra }) => ({ dealer, buyer, extra })),
        unpack: only(legal, 'unpack').length > 0,
      };
    case 'start':
      return { ask: 'start' };
    case 'end':
      return { ask: 'end' };
    case 'reveal-first':
      return { ask: 'reveal', seats: only(legal, 'reveal-first').map(({ seat }) => seat) };
    case 'claim':
      return { ask: 'claim', resources: only(legal, 'claim').map(({ resource }) => resource) };
    case 'point':
    case 'point-at-nobody':
      return { ask: 'point', seats: only(legal, 'point').map(({ seat }) => seat) };
    default:
      break;
  }
  if (view.public.stage !== 'session') return { ask: 'done' };
  return {
    ask: 'session',
    knock: only(legal, 'knock').map(({ seat }) => seat),
    answer: only(legal, 'admit').map(({ seat }) => seat),
    withdraw: only(legal, 'withdraw').length > 0,
    leave: only(legal, 'leave').length > 0,
    done: only(legal, 'done').length > 0,
    lay: only(legal, 'lay'),
    takeBack: only(legal, 'take-back'),
    confirm: only(legal, 'confirm'),
  };
}

/** The three things of which a packet is made. */
export const PARTS = ['dealer', 'buyer', 'extra'] as const;
export type Part = (typeof PARTS)[number];
export type PartialPacket = Partial<Packet>;

/** Is there a packet that fits, with what is chosen so far and this one? */
export function fits(
  packets: Packet[],
  chosen: PartialPacket,
  part: Part,
  resource: Resource,
): boolean {
  return packets.some(
    (packet) =>
      packet[part] === resource &&
      PARTS.every((other) => other === part || !chosen[other] || chosen[other] === packet[other]),
  );
}

/** The packet, if all three are chosen. */
export function wholeOf({ dealer, buyer, extra }: PartialPacket): Packet | null {
  return dealer && buyer && extra ? { dealer, buyer, extra } : null;
}
