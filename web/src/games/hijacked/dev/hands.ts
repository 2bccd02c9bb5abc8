// Moments that the recorded talks do not have, or have seldom, made by hand.

import type {
  Action,
  Card,
  Face,
  Kind,
  PrivateView,
  PlaceView,
  PlayerView,
  PublicView,
} from '../../../gen/hijacked';
import { frameWith, framesNamed } from '../../shared/dev/frames';
import type { HijackedFrame } from '../types';

const NONE = { crypto: 0, food: 0, medicine: 0, joker: 0 };

const face = (
  card: Card,
  back: number,
  trust: number,
  demands: Partial<Face['demands']>,
): Face => ({
  card,
  back,
  trust,
  demands: { ...NONE, ...demands },
});
const down = (back: number): PlaceView => ({ back, face: null, reserved: null });
const open = (of: Face, reserved: PlaceView['reserved'] = null): PlaceView => ({
  back: of.back,
  face: of,
  reserved,
});

const NO_DICE = { won: 0, ready: 0, spent: 0 };

const PLAYER: PlayerView = {
  score: 0,
  markers: NONE,
  display: [],
  passengers: 0,
  pilots: 0,
  hijackers: [],
  thumb: 0,
  retreats: 0,
  tiles: [],
  gifts: 0,
  medals: [],
  bonus_dice: NO_DICE,
  mini_dice: NO_DICE,
  to_take: 0,
  dice_to_take: 0,
};

const MINE: PlayerView = {
  ...PLAYER,
  score: 19,
  markers: { crypto: 2, food: 1, medicine: 0, joker: 1 },
  display: ['B02', 'B05', 'N01', 'B09'],
  passengers: 2,
  thumb: 1,
  retreats: 1,
  tiles: ['gifts', 'pilot'],
  gifts: 2,
  medals: [2],
};

const ANY = { least: 1, most: 6 };
const LOW = { least: 1, most: 3 };
const HIGH = { least: 4, most: 6 };

/** Round five among four: the police is near, and much has been won. */
const TABLE: PublicView = {
  stage: 'turn',
  round: 5,
  police: 4,
  first: 3,
  turn: {
    seat: 1,
    dice: [
      { kind: 'own', value: 4, used: false },
      { kind: 'own', value: 2, used: false },
      { kind: 'bonus', value: 6, used: false },
      { kind: 'mini', value: 5, used: true },
    ],
    cards_chosen: 1,
    has_own_card: false,
    has_built_trust: false,
    greens: 0,
    chosen: null,
    beside: 2,
  },
  stones: null,
  takers: [],
  passed: [],
  row: [
    open(face('Y08', 6, 20, { food: 1, medicine: 1 })),
    down(4),
    open(face('N12', 2, 50, { crypto: 1 }), { seat: 4, kind: 'own', value: 3 }),
    open(face('R03', 5, 0, {})),
    down(6),
    open(face('G02', 1, 40, { crypto: 1, food: 1, joker: 1 }), {
      seat: 2,
      kind: 'bonus',
      value: 5,
    }),
  ],
  pile: 31,
  top: 4,
  discard: ['G11', 'B08', 'N10', 'N14', 'R01', 'Y03'],
  spots: [
    { spaces: [ANY, ANY], hijacker: 'recognised', level: 3, disc: 1 },
    { spaces: [ANY, ANY], hijacker: 'stocked', level: 1, disc: 4 },
    { spaces: [LOW, HIGH], hijacker: 'piloted', level: 0, disc: null },
    { spaces: [LOW, HIGH], hijacker: 'crowded', level: 2, disc: null },
  ],
  reserve: 3,
  trust: 60,
  star: null,
  numbers: [6, 5, 1, 4],
  supply: { crypto: 3, food: 5, medicine: 6, joker: 4 },
  mini_dice: 1,
  bonus_dice: 1,
  passengers: 7,
  pilots: 3,
  goals: [
    { goal: 'markers-8', medal: 1 },
    { goal: 'dice-4', medal: 3 },
    { goal: 'trust-100', medal: null },
  ],
  tiles: 3,
  offering: false,
  recognition: [3, 6, 9, 12, 15],
  steps: [1, 4, 7],
  tracks: [
    { markers: [3, 13, 22, 32], dice: [9, 27] },
    { markers: [5, 12, 24, 29], dice: [10, 26] },
    { markers: [4, 15, 20, 31], dice: [11, 25] },
    { markers: [6, 14, 17, 33], dice: [8, 28] },
  ],
  players: [
    MINE,
    {
      ...PLAYER,
      score: 23,
      markers: { ...NONE, medicine: 2, joker: 1 },
      display: ['Y01', 'G05'],
      passengers: 1,
      pilots: 1,
      hijackers: ['settled'],
      thumb: 2,
      tiles: ['trust'],
    },
    {
      ...PLAYER,
      score: 12,
      markers: { ...NONE, food: 3 },
      display: ['N03'],
      passengers: 1,
      mini_dice: { ...NO_DICE, won: 1 },
    },
    {
      ...PLAYER,
      score: 17,
      display: ['B01', 'Y04', 'Y07'],
      passengers: 1,
      bonus_dice: { ...NO_DICE, ready: 1 },
      medals: [],
    },
  ],
  cybot: null,
  box_name: 'shipped',
};

/** A frame in which seat 1 of four can do one of `legal`. */
export function frameOf(
  publicView: Partial<PublicView>,
  legal: Action[],
  privateView: Partial<PrivateView> = {},
): HijackedFrame {
  const view = { public: { ...TABLE, ...publicView }, private: { offer: null, ...privateView } };
  return frameWith(view, legal, {
    awaits: [publicView.stones?.seat ?? (publicView.turn ?? TABLE.turn)?.seat ?? 1],
  });
}

const mine = (part: Partial<PlayerView>): Partial<PublicView> => ({
  players: [{ ...MINE, ...part }, ...TABLE.players.slice(1)],
});
const turnOf = (part: Partial<NonNullable<PublicView['turn']>>): Partial<PublicView> => ({
  turn: TABLE.turn && { ...TABLE.turn, ...part },
});

const KINDS: Kind[] = ['crypto', 'food', 'joker'];
const CASH: Action[] = KINDS.map((kind) => ({ do: 'cash', kind }));
const MEDAL: Action = { do: 'cash-medal', medal: 2 };
const RESCUE: Action[] = [
  { do: 'rescue-passenger', colour: 'blue' },
  { do: 'rescue-pilot', colour: 'blue' },
];
const THREES: Action[] = [
  { do: 'rescue-pilot-with', cards: ['B02', 'B05', 'N01'] },
  { do: 'rescue-pilot-with', cards: ['B02', 'N01', 'B09'] },
];
const GIVE: Action[] = [2, 3, 4].flatMap((seat) =>
  KINDS.map((kind): Action => ({ do: 'give', kind, seat })),
);
const TRAY: Action[] = [...RESCUE, ...CASH, MEDAL, ...THREES, ...GIVE];

const TURNINGS: Action[] = [1, 2, 3].flatMap((die) =>
  KINDS.flatMap((kind): Action[] => [
    { do: 'turn-up', die, kind },
    { do: 'turn-down', die, kind },
  ]),
);

/** All that the dice of this turn can do. */
const DICE: Action[] = [
  { do: 'choose', place: 2, die: 1 },
  { do: 'choose', place: 3, die: 1 },
  ...[1, 2, 3].flatMap((die): Action[] => [
    { do: 'choose', place: 1, die },
    { do: 'choose', place: 4, die },
    { do: 'reserve', place: 1, die },
    { do: 'build-trust', die },
  ]),
  { do: 'choose', place: 5, die: 3 },
  { do: 'choose', place: 3, die: 3 },
  { do: 'choose', place: 6, die: 3 },
  { do: 'persuade', spot: 1 },
  { do: 'persuade', spot: 3 },
  { do: 'persuade', spot: 4 },
  { do: 'fetch', die: 1 },
  { do: 'fetch', die: 3 },
  { do: 'take-bonus-die', die: 1 },
  { do: 'take-bonus-die', die: 2 },
  { do: 'end-turn' },
];

const TURN = frameOf({}, [...DICE, ...TURNINGS, ...TRAY]);
/** Before any card was chosen nothing can be reserved. */
const FRESH = frameOf(turnOf({ cards_chosen: 0, beside: null }), [
  ...DICE.filter((action) => action.do !== 'reserve'),
  ...TURNINGS,
  ...TRAY,
]);
const OWN_CARD = frameOf(
  {
    ...turnOf({ cards_chosen: 0, beside: null, dice: TABLE.turn?.dice.slice(1, 2) ?? [] }),
    row: TABLE.row.map((laid, index) =>
      index === 2 && laid ? { ...laid, reserved: { seat: 1, kind: 'own', value: 4 } } : laid,
    ),
  },
  [{ do: 'choose-reserved' }, { do: 'build-trust', die: 1 }, { do: 'end-turn' }, ...CASH],
);

const EQUAL: Partial<PublicView> = {
  police: 2,
  players: TABLE.players.map((player) => ({ ...player, score: 19 })),
};

/** The card on place 2 is chosen, and lies open. */
const chosen = (of: Face, pays: Face['demands'] | null): Partial<PublicView> => ({
  ...turnOf({ chosen: { face: of, place: 2, pays } }),
  row: TABLE.row.map((laid, index) => (index === 1 ? open(of) : laid)),
});
const PLAYABLE = frameOf(
  chosen(face('B11', 4, 50, { crypto: 1, medicine: 1 }), { ...NONE, crypto: 1, joker: 1 }),
  [{ do: 'play' }, { do: 'discard' }, ...TRAY],
);
const TOO_DEAR = frameOf(chosen(face('G07', 4, 80, { medicine: 2 }), null), [
  { do: 'discard' },
  ...TRAY,
]);

/** My stones in another's turn: they come from a tile. */
const STONES = frameOf({ stones: { seat: 1, greens: 2 }, trust: 80, ...turnOf({ seat: 3 }) }, [
  { do: 'draw' },
  { do: 'stop' },
  ...TRAY,
]);

const THEIRS = (tiles: PlayerView['tiles'], more: Action[]) =>
  frameOf({ ...mine({ tiles }), ...turnOf({ seat: 2, beside: null }) }, [...more, ...CASH]);

/** My score has stopped on a bonus space with a mini die. */
const MINI_DIE: HijackedFrame = {
  ...frameOf({ takers: [1], ...mine({ score: 27, dice_to_take: 1 }) }, [
    { do: 'take-mini-die' },
    { do: 'decline', bonus: 'mini-die' },
  ]),
  awaits: [1],
};

/** One frame for every kind of action, by its name. */
export const HANDS: Record<Action['do'], HijackedFrame> = {
  choose: FRESH,
  'choose-reserved': OWN_CARD,
  'choose-top': frameOf({ ...mine({ tiles: ['top-card'] }) }, [
    { do: 'choose-top', die: 1 },
    { do: 'build-trust', die: 1 },
    { do: 'end-turn' },
  ]),
  play: PLAYABLE,
  discard: TOO_DEAR,
  reserve: TURN,
  'build-trust': FRESH,
  draw: STONES,
  stop: STONES,
  persuade: FRESH,
  retreat: frameOf(EQUAL, [{ do: 'retreat' }, ...DICE, ...CASH]),
  keep: frameOf(
    { offering: true, police: 6, ...turnOf({ dice: [] }) },
    [{ do: 'keep', tile: 'comeback' }, { do: 'keep', tile: 'die-and-joker' }, ...CASH],
    { offer: ['die-and-joker', 'comeback'] },
  ),
  fetch: FRESH,
  'turn-up': FRESH,
  'turn-down': FRESH,
  'take-bonus-die': FRESH,
  'end-turn': frameOf(
    turnOf({ dice: TABLE.turn?.dice.map((die) => ({ ...die, used: true })) ?? [] }),
    [{ do: 'end-turn' }, ...CASH],
  ),
  'rescue-passenger': frameOf(turnOf({ seat: 2 }), TRAY),
  'rescue-pilot': frameOf(turnOf({ seat: 2 }), TRAY),
  cash: frameOf(turnOf({ seat: 4 }), TRAY),
  'cash-medal': FRESH,
  take: {
    ...frameOf({ takers: [1], ...mine({ score: 22, to_take: 1 }) }, [
      { do: 'take', kind: 'crypto' },
      { do: 'take', kind: 'food' },
      { do: 'take', kind: 'medicine' },
      { do: 'take', kind: 'joker' },
      { do: 'decline', bonus: 'marker' },
    ]),
    awaits: [1],
  },
  'take-mini-die': MINI_DIE,
  decline: MINI_DIE,
  pass: {
    ...frameOf({ stage: 'last-call', turn: null, police: 3, passed: [3] }, [
      { do: 'pass' },
      ...RESCUE,
      ...CASH,
      MEDAL,
    ]),
    awaits: [1, 2],
    deadline_ms: 20_000,
  },
  'rescue-pilot-with': frameOf(turnOf({ seat: 2 }), TRAY),
  give: frameOf(turnOf({ seat: 2 }), TRAY),
  'take-die-and-joker': THEIRS(['die-and-joker'], [{ do: 'take-die-and-joker' }]),
  'take-back': THEIRS(
    ['comeback'],
    ['G11', 'B08', 'N10'].map((card): Action => ({ do: 'take-back', card })),
  ),
  'build-trust-free': THEIRS(['trust'], [{ do: 'build-trust-free' }]),
};

/** The end of talks that succeeded. */
export const OVER: HijackedFrame = {
  ...frameOf(
    {
      stage: 'over',
      turn: null,
      police: 2,
      trust: 100,
      star: 2,
      scores: [
        {
          track: 31,
          medals: 2,
          markers: 4,
          star: 0,
          hijackers: 4,
          recognition: 1,
          cards: -3,
          total: 39,
        },
        {
          track: 29,
          medals: 0,
          markers: 3,
          star: 5,
          hijackers: 5,
          recognition: 2,
          cards: -6,
          total: 38,
        },
        {
          track: 22,
          medals: 3,
          markers: 3,
          star: 0,
          hijackers: 0,
          recognition: 0,
          cards: -3,
          total: 25,
        },
        {
          track: 17,
          medals: 0,
          markers: 0,
          star: 0,
          hijackers: 0,
          recognition: 0,
          cards: -9,
          total: 8,
        },
      ],
      ...mine({ score: 31, passengers: 3, pilots: 1, hijackers: ['recognised'], display: ['N01'] }),
    },
    [],
  ),
  awaits: [],
  outcome: { winners: [1], side: 'negotiators', how: 'rescued' },
};

export function hands(name: string): HijackedFrame[] {
  return framesNamed(name, HANDS, { over: OVER });
}
