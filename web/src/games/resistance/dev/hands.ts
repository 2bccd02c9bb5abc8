// Moments that the recorded matches do not have, made by hand from the public types.

import type {
  Action,
  HostileView,
  Loyalty,
  NightStep,
  PlotCard,
  PublicView,
  View,
} from '../../../gen/resistance';
import { frameWith, framesNamed } from '../../shared/dev/frames';
import type { ResistanceFrame } from '../types';

const TABLE: PublicView = {
  stage: 'propose',
  leader: 1,
  mission: 2,
  rejections: 2,
  team: [],
  spies: 3,
  night: ['eyes-shut', 'spies-look', 'spies-shut', 'all-shut', 'eyes-open'],
  plan: [
    { team: 2, fails: 1 },
    { team: 3, fails: 1 },
    { team: 3, fails: 1 },
    { team: 4, fails: 2 },
    { team: 4, fails: 1 },
  ],
  missions: [{ mission: 1, result: 'success', fails: 0 }],
  last_vote: null,
  plots: {
    deck: 6,
    drawn: [],
    held: [['strong-leader'], ['close-eye', 'opinion-maker'], [], ['no-confidence'], [], [], []],
    card: null,
    gift: null,
    shown: [],
    watched: [],
  },
};

/** Hunters and agents among seven. */
export const HOSTILE: HostileView = {
  cast: [
    'resistance-chief',
    'resistance-hunter',
    'dummy-agent',
    'pretender',
    'spy-chief',
    'spy-hunter',
    'deep-agent',
  ],
  investigator: 5,
  inquisitor: 3,
  inquisitors: [3, 7],
  early: true,
  shown: [{ seat: 6, character: 'resistance-hunter' }],
  accusations: [{ mission: 1, by: 6, accused: 4, guess: 'wrong' }],
  examinations: [{ mission: 1, by: 5, whom: 2 }],
  examined: null,
  inquiries: [{ mission: 1, by: 7, whom: 3 }],
  blame: null,
  blame_open: false,
  claims: [],
  cards: ['success', 'fail', 'chief-fail', 'hack'],
  loyalties: ['resistance-chief', 'spy-chief', 'no-chief'],
};

const NIGHT: NightStep[] = [
  'eyes-shut',
  'spy-thumbs',
  'spies-look',
  'spies-shut',
  'all-shut',
  'eyes-open',
];

/** The same frame at a table with Hunters, for somebody who is a plain member there. */
export function hostileFrame(
  frame: ResistanceFrame,
  hostile: Partial<HostileView> = {},
): ResistanceFrame {
  const { public: publicView, private: privateView } = frame.view;
  const mine = { character: 'resistance' as const, chiefs: [], deep: [], loyalties: [] };
  const view = {
    public: { ...publicView, night: NIGHT, hostile: { ...HOSTILE, ...hostile } },
    private: { ...privateView, hostile: mine },
  };
  return { ...frame, view };
}

/** A frame in which seat 1 of seven is asked for one of `legal`. */
export function frameOf(
  publicView: Partial<PublicView>,
  legal: Action[],
  card?: PlotCard,
): ResistanceFrame {
  const plots = TABLE.plots ? { ...TABLE.plots, card: card ?? null } : null;
  const view: View = {
    public: { ...TABLE, plots, ...publicView },
    private: { side: 'resistance', spies: [], resistance: [1] },
  };
  return frameWith(view, legal);
}

const OTHERS = [2, 3, 4, 5, 6, 7];
const TEAM = [1, 2, 6];

const LOYALTIES: Loyalty[] = ['resistance-chief', 'spy-chief', 'no-chief'];

/** One frame for every kind of action, by its name. */
export const HANDS: Record<Action['do'], ResistanceFrame> = {
  aim: frameOf(
    { stage: 'aim', mission: null },
    [2, 3, 4].map((mission) => ({ do: 'aim', mission })),
  ),
  propose: frameOf({ stage: 'propose' }, teamsOf([1, ...OTHERS], 3)),
  approve: frameOf({ stage: 'vote', team: TEAM }, [{ do: 'approve' }, { do: 'reject' }]),
  reject: frameOf({ stage: 'opinion', team: TEAM }, [{ do: 'approve' }, { do: 'reject' }]),
  play: frameOf({ stage: 'mission', team: TEAM }, [{ do: 'play', card: 'success' }]),
  give: frameOf(
    { stage: 'give-plots', mission: null, plots: givingPlots() },
    (['close-eye', 'open-up'] as const).flatMap((card) =>
      OTHERS.map((to): Action => ({ do: 'give', card, to })),
    ),
  ),
  take: frameOf(
    { stage: 'at-once', mission: null },
    [
      { do: 'take', card: 'close-eye', from: 2 },
      { do: 'take', card: 'opinion-maker', from: 2 },
      { do: 'take', card: 'no-confidence', from: 4 },
    ],
    'responsibility',
  ),
  overhear: frameOf(
    { stage: 'at-once', mission: null },
    [2, 7].map((neighbour) => ({ do: 'overhear', neighbour })),
    'overheard',
  ),
  show: frameOf(
    { stage: 'at-once', mission: null },
    OTHERS.map((to) => ({ do: 'show', to })),
    'open-up',
  ),
  use: frameOf({ stage: 'ask', team: TEAM }, [{ do: 'pass' }, { do: 'use' }], 'no-confidence'),
  pass: frameOf({ stage: 'ask', mission: null }, [{ do: 'pass' }, { do: 'use' }], 'strong-leader'),
  spotlight: frameOf(
    { stage: 'ask', team: TEAM },
    [{ do: 'pass' }, ...TEAM.map((on): Action => ({ do: 'spotlight', on }))],
    'spotlight',
  ),
  watch: frameOf(
    { stage: 'watch', team: TEAM },
    [2, 6].map((member) => ({ do: 'watch', member })),
    'close-eye',
  ),
  appoint: hostileFrame(
    frameOf(
      { stage: 'appoint', team: TEAM },
      [3, 4, 5, 7].map((investigator) => ({ do: 'appoint', investigator })),
    ),
    { investigator: null },
  ),
  blame: hostileFrame(
    frameOf({ stage: 'propose' }, [
      ...teamsOf([1, ...OTHERS], 3),
      ...OTHERS.map((named): Action => ({ do: 'blame', named })),
    ]),
    { blame_open: true },
  ),
  accuse: hostileFrame(
    frameOf(
      { stage: 'accuse' },
      [2, 3, 5].map((accused) => ({ do: 'accuse', accused })),
    ),
    { shown: [{ seat: 1, character: 'spy-hunter' }] },
  ),
  inquire: hostileFrame(
    frameOf(
      { stage: 'inquire' },
      [2, 4, 5].map((whom) => ({ do: 'inquire', whom })),
    ),
    { inquisitor: 1, inquisitors: [1, 7] },
  ),
  examine: hostileFrame(
    frameOf(
      { stage: 'examine' },
      OTHERS.map((whom) => ({ do: 'examine', whom })),
    ),
    { investigator: 1 },
  ),
  'hand-over': hostileFrame(
    frameOf({ stage: 'hand-over' }, [
      { do: 'hand-over', loyalty: 'no-chief' },
      { do: 'hand-over', loyalty: 'resistance-chief' },
    ]),
    { examined: 1 },
  ),
  'claim-loyalty': hostileFrame(
    frameOf(
      { stage: 'propose' },
      LOYALTIES.map((loyalty) => ({ do: 'claim-loyalty', loyalty })),
    ),
    { examinations: [{ mission: 1, by: 1, whom: 3 }] },
  ),
  'claim-side': hostileFrame(
    frameOf({ stage: 'propose' }, [
      { do: 'claim-side', side: 'resistance' },
      { do: 'claim-side', side: 'spy' },
    ]),
    { inquiries: [{ mission: 2, by: 1, whom: 4 }] },
  ),
};

/** After a failed mission: somebody who can accuse is asked, and somebody who cannot. */
export const GO_ON = ([[2, 3, 5], []] as const).map((seats) =>
  hostileFrame(
    frameOf({ stage: 'go-on' }, [
      { do: 'pass' },
      ...seats.map((accused): Action => ({ do: 'accuse', accused })),
    ]),
  ),
);

function givingPlots() {
  return TABLE.plots ? { ...TABLE.plots, drawn: ['close-eye', 'open-up'] as PlotCard[] } : null;
}

function teamsOf(seats: number[], size: number): Action[] {
  const teams = (rest: number[], left: number): number[][] =>
    left === 0
      ? [[]]
      : rest.flatMap((seat, index) =>
          teams(rest.slice(index + 1), left - 1).map((team) => [seat, ...team]),
        );
  return teams(seats, size).map((team) => ({ do: 'propose', team }));
}

export function hands(name: string): ResistanceFrame[] {
  return framesNamed(name, HANDS);
}
