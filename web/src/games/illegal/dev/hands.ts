// Moments that the recorded evenings do not have, or have seldom, made by hand.

import type { Action, Deal, PrivateView, Packet, Resource, PublicView } from '../../../gen/illegal';
import { frameWith, framesNamed } from '../../shared/dev/frames';
import { RESOURCES, type IllegalFrame } from '../types';

const MASTER = 7;

/** The third session among six: two corners are taken. */
const TABLE: PublicView = {
  stage: 'session',
  next: null,
  master: null,
  session: 3,
  corners: [[], [], [], []],
  done: [4],
  docks: [
    {
      cards: RESOURCES.slice(0, 6),
      taken: RESOURCES.slice(0, 6).map((resource, index) => ({ seat: index + 1, resource })),
      lot: [2, 3],
    },
  ],
  suspects: null,
  verdicts: [],
};

const OWN: PrivateView = {
  packet: { dealer: 'guns', buyer: 'alcohol', extra: 'jewelry' },
  hand: { guns: 4, jewelry: 1, alcohol: 2, 'luxury-cars': 1 },
  exchanges: [],
  knocks: [],
  deals: [
    {
      one: 1,
      gave: { guns: 1 },
      other: 4,
      got: { alcohol: 2 },
      session: 1,
      at_ms: 95_000,
    },
    {
      one: 2,
      gave: { powder: 1 },
      other: 4,
      got: { 'luxury-cars': 1, guns: 1 },
      session: 2,
      at_ms: 265_000,
    },
  ],
};

/** A frame in which seat 1 of six can do one of `legal`. */
export function frameOf(
  publicView: Partial<PublicView>,
  legal: Action[],
  privateView: Partial<PrivateView> = {},
): IllegalFrame {
  const view = { public: { ...TABLE, ...publicView }, private: { ...OWN, ...privateView } };
  return frameWith(view, legal, { awaits: [], deadline_ms: 95_000 });
}

const knocks = (...seats: number[]): Action[] => seats.map((seat) => ({ do: 'knock', seat }));
const DONE: Action = { do: 'done' };

/** In a corner with two others; one of them has laid something for me, and agrees. */
const CORNER: Partial<PublicView> = { corners: [[1, 2, 3], [5, 6], [], []] };
const LIES: Partial<PrivateView> = {
  exchanges: [
    {
      one: 1,
      other: 2,
      gives: { guns: 2 },
      gets: { alcohol: 1, powder: 1 },
      confirmed: [2],
    },
    { one: 2, other: 3, gives: { powder: 1 }, gets: { jewelry: 2 }, confirmed: [] },
  ],
};
const IN_CORNER: Action[] = [
  ...knocks(4, 5, 6),
  { do: 'leave' },
  ...[2, 3].flatMap((seat) =>
    (['luxury-cars', 'guns', 'jewelry', 'alcohol'] as const).map((resource): Action => ({
      do: 'lay',
      resource,
      seat,
    })),
  ),
  { do: 'take-back', resource: 'guns', seat: 2 },
  { do: 'confirm', seat: 2, give: { guns: 2 }, get: { alcohol: 1, powder: 1 } },
  DONE,
];

const DOCK: Partial<PublicView> = {
  stage: 'dock',
  docks: [
    ...TABLE.docks,
    {
      cards: RESOURCES.slice(0, 6),
      taken: [
        { seat: 4, resource: 'jewelry' },
        { seat: 2, resource: 'guns' },
      ],
      lot: [4, 6],
    },
  ],
};
const LEFT: Resource[] = ['luxury-cars', 'alcohol', 'pornography', 'secret-files'];

const PAIR: PublicView['suspects'] = [
  { resource: 'guns', trade: 'dealer' },
  { resource: 'pornography', trade: 'buyer' },
];
const VERDICTS: PublicView['verdicts'] = [
  {
    roles: [
      { resource: 'alcohol', trade: 'dealer' },
      { resource: 'jewelry', trade: 'buyer' },
    ],
    fingers: [2, 3, 2, 2, null, 1],
    accused: 2,
  },
  {
    roles: [
      { resource: 'powder', trade: 'dealer' },
      { resource: 'guns', trade: 'buyer' },
    ],
    fingers: [4, 1, 4, null, 4, 1],
    accused: 4,
  },
];
const COURT: Partial<PublicView> = {
  session: 5,
  done: [2],
  suspects: PAIR,
  verdicts: VERDICTS,
};

const PACKETS: Packet[] = [
  { dealer: 'guns', buyer: 'alcohol', extra: 'jewelry' },
  { dealer: 'alcohol', buyer: 'jewelry', extra: 'guns' },
  { dealer: 'jewelry', buyer: 'powder', extra: 'luxury-cars' },
  { dealer: 'powder', buyer: 'guns', extra: 'alcohol' },
  { dealer: 'luxury-cars', buyer: 'call-girls', extra: 'powder' },
  { dealer: 'call-girls', buyer: 'luxury-cars', extra: 'secret-files' },
];
const SEES_ALL: Partial<PrivateView> = {
  packet: null,
  hand: {},
  deals: [],
  packets: PACKETS,
  hands: PACKETS.map(({ dealer, extra }) => ({ [dealer]: 5, [extra]: 1 })),
};

/** The chair of the game master is the viewer's: the last of seven. */
function master(
  publicView: Partial<PublicView>,
  legal: Action[],
  privateView: Partial<PrivateView> = {},
): IllegalFrame {
  return frameOf({ master: MASTER, ...publicView }, legal, { ...SEES_ALL, ...privateView });
}

const EVERYBODY = [2, 3, 4, 5, 6];

/** One frame for every kind of action, by its name. */
export const HANDS: Record<Action['do'], IllegalFrame> = {
  knock: frameOf({ corners: [[3, 5], [], [], []] }, [...knocks(...EVERYBODY), DONE]),
  withdraw: frameOf({}, [{ do: 'withdraw' }, DONE], { knocks: [{ from: 1, to: 3 }] }),
  admit: frameOf(
    { corners: [[3, 5], [], [], []] },
    [...knocks(...EVERYBODY), { do: 'admit', seat: 2 }, { do: 'turn-away', seat: 2 }, DONE],
    { knocks: [{ from: 2, to: 1 }] },
  ),
  'turn-away': frameOf(
    { corners: [[1, 5], [], [], []] },
    [
      ...knocks(2, 3, 4, 6),
      { do: 'admit', seat: 2 },
      { do: 'turn-away', seat: 2 },
      { do: 'admit', seat: 6 },
      { do: 'turn-away', seat: 6 },
      { do: 'leave' },
      DONE,
    ],
    {
      knocks: [
        { from: 2, to: 5 },
        { from: 6, to: 1 },
      ],
    },
  ),
  leave: frameOf({ corners: [[], [1, 4], [], []], done: [1] }, [
    ...knocks(2, 3, 5, 6),
    { do: 'leave' },
    { do: 'lay', resource: 'guns', seat: 4 },
  ]),
  lay: frameOf(CORNER, IN_CORNER, LIES),
  'take-back': frameOf(CORNER, IN_CORNER, LIES),
  confirm: frameOf(CORNER, IN_CORNER, LIES),
  done: frameOf({ ...COURT, stage: 'debate' }, [DONE]),
  claim: frameOf(
    DOCK,
    LEFT.map((resource) => ({ do: 'claim', resource })),
  ),
  'point-at-nobody': frameOf({ ...COURT, stage: 'point', done: [] }, [
    { do: 'point-at-nobody' },
    ...EVERYBODY.map((seat): Action => ({ do: 'point', seat })),
  ]),
  point: {
    ...frameOf({ ...COURT, stage: 'point', done: [] }, [
      { do: 'point-at-nobody' },
      ...EVERYBODY.map((seat): Action => ({ do: 'point', seat })),
    ]),
    awaits: [1, 3, 5],
  },
  pack: master(
    { stage: 'build', session: 0, docks: [], done: [] },
    [
      { do: 'draw-packets' },
      { do: 'unpack' },
      { do: 'pack', dealer: 'jewelry', buyer: 'powder', extra: 'luxury-cars' },
      { do: 'pack', dealer: 'jewelry', buyer: 'guns', extra: 'luxury-cars' },
    ],
    { draft: PACKETS.slice(0, 2), packets: null, hands: null },
  ),
  unpack: master(
    { stage: 'build', session: 0, docks: [], done: [] },
    [{ do: 'draw-packets' }, { do: 'unpack' }],
    { draft: PACKETS.slice(0, 2), packets: null, hands: null },
  ),
  'draw-packets': master(
    { stage: 'build', session: 0, docks: [], done: [] },
    [{ do: 'draw-packets' }, { do: 'pack', dealer: 'guns', buyer: 'powder', extra: 'jewelry' }],
    { packets: null, hands: null },
  ),
  start: master({ stage: 'ready', next: 'docks', done: [] }, [{ do: 'start' }]),
  end: master({ ...CORNER }, [{ do: 'end' }], {
    ...LIES,
    knocks: [{ from: 4, to: 5 }],
  }),
  'reveal-first': master(
    { ...COURT, stage: 'reveal', suspects: null, done: [] },
    [1, ...EVERYBODY].map((seat) => ({ do: 'reveal-first', seat })),
  ),
};

/** An evening of many deals: each gives what it deals in, and gets what it wants if it can. */
const DEALS: Deal[] = Array.from({ length: 21 }, (_, index) => {
  const one = (index * 5) % 6;
  const other = (one + 1 + (index % 4)) % 6;
  const [gives, gets] = [PACKETS[one], PACKETS[other]];
  const gave = { [gives?.dealer ?? 'guns']: 1 + (index % 3) };
  const got = index % 5 === 0 ? { [gets?.extra ?? 'powder']: 1 } : {};
  return {
    one: Math.min(one, other) + 1,
    gave: one < other ? gave : { [gets?.dealer ?? 'guns']: 1 + (index % 2), ...got },
    other: Math.max(one, other) + 1,
    got: one < other ? { [gets?.dealer ?? 'guns']: 1 + (index % 2), ...got } : gave,
    session: 1 + Math.floor(index / 4.3),
    at_ms: 21_000 + index * 43_000,
  };
});

/** The end of such an evening. */
export const OVER: IllegalFrame = {
  ...frameOf(
    {
      stage: 'over',
      session: 5,
      done: [],
      verdicts: [
        ...VERDICTS,
        {
          roles: [{ resource: 'guns', trade: 'dealer' }],
          fingers: [null, 1, 1, 1, null, 2],
          accused: 1,
        },
      ],
      revelations: PACKETS.map((packet, index) => ({
        seat: index + 1,
        packet,
        hand: { [packet.buyer]: 4 - (index % 4), [packet.dealer]: 2, [packet.extra]: 1 },
        points: [-1, 5, 2, 3, 4, 3][index] ?? 0,
      })),
      deals: DEALS,
    },
    [],
  ),
  deadline_ms: null,
  outcome: { winners: [2], side: 'seats', how: 'points' },
};

export function hands(name: string): IllegalFrame[] {
  return framesNamed(name, HANDS, { over: OVER });
}
