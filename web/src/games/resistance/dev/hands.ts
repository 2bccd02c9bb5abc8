// Moments that the recorded matches do not have, made by hand from the public types.

import type { Action, PlotCard, Table } from '../../../gen/resistance';
import type { ResistanceFrame } from '../types';

const TABLE: Table = {
  stage: 'propose',
  leader: 1,
  mission: 2,
  rejections: 2,
  team: [],
  spies: 3,
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

/** A frame in which seat 1 of seven is asked for one of `legal`. */
export function frameOf(table: Partial<Table>, legal: Action[], card?: PlotCard): ResistanceFrame {
  const plots = TABLE.plots ? { ...TABLE.plots, card: card ?? null } : null;
  return {
    match: 1,
    rev: 2,
    now_ms: 0,
    view: {
      table: { ...TABLE, plots, ...table },
      own: { side: 'resistance', spies: [], resistance: [1] },
    },
    legal,
    awaits: [1],
    deadline_ms: null,
    outcome: null,
    first: 0,
    events: [],
  };
}

const OTHERS = [2, 3, 4, 5, 6, 7];
const TEAM = [1, 2, 6];

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
};

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

/** The frames of a name such as `hand-watch-seat-1`; all of them for a name that says none. */
export function hands(name: string): ResistanceFrame[] {
  const found = /^hand-([a-z]+)/.exec(name)?.[1];
  const one = found && found in HANDS ? HANDS[found as Action['do']] : null;
  return one ? [one] : Object.values(HANDS);
}
