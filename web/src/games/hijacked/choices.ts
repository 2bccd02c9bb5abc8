// What the legal actions ask of me. No rule is here: the actions are only sorted by where on the
// table they happen, and by whether they belong to my turn or can be done at any time.

import type { Action, Bonus, Kind, Tile } from '../../gen/hijacked';
import { only } from '../shared/actions';
import { KINDS, type ActionOf, type HijackedFrame } from './types';

/** A part of the board that a phone shows one at a time. */
export const ZONES = ['cards', 'talks', 'tower', 'players'] as const;
export type Zone = (typeof ZONES)[number];

/** Where on the table a die can be placed. */
export type Target =
  `card-${number}` | `spot-${number}` | `fetch-${Kind}` | 'top' | 'trust' | 'retreat' | 'bonus-die';

type Placing = ActionOf<
  | 'choose'
  | 'choose-reserved'
  | 'choose-top'
  | 'reserve'
  | 'build-trust'
  | 'persuade'
  | 'retreat'
  | 'fetch'
  | 'take-bonus-die'
>;

/** One thing that dice can do. */
export interface Option {
  target: Target;
  action: Placing;
  /** The dice it takes, by their numbers: one, both own ones, or none. */
  dice: number[];
}

type Turning = ActionOf<'turn-up' | 'turn-down'>;

export type Question =
  | { ask: 'nothing' }
  | { ask: 'take'; kinds: Kind[]; die: boolean; decline: Bonus[] }
  | { ask: 'keep'; tiles: Tile[] }
  | { ask: 'stones' }
  | { ask: 'card'; play: boolean; discard: boolean }
  | { ask: 'last-call' }
  | { ask: 'turn'; options: Option[]; turnings: Turning[]; end: boolean };

/** The one question that the frame puts to this viewer, apart from what can be done at any time. */
export function questionOf(frame: HijackedFrame): Question {
  const { legal } = frame;
  const decline = only(legal, 'decline').map(({ bonus }) => bonus);
  if (decline.length > 0) {
    const kinds = only(legal, 'take').map(({ kind }) => kind);
    return { ask: 'take', kinds, die: only(legal, 'take-mini-die').length > 0, decline };
  }
  const tiles = only(legal, 'keep').map(({ tile }) => tile);
  if (tiles.length > 0) return { ask: 'keep', tiles };
  if (only(legal, 'draw').length > 0) return { ask: 'stones' };
  const [play, discard] = [only(legal, 'play').length > 0, only(legal, 'discard').length > 0];
  if (play || discard) return { ask: 'card', play, discard };
  if (only(legal, 'pass').length > 0) return { ask: 'last-call' };
  const options = optionsOf(frame);
  const turnings = [...only(legal, 'turn-up'), ...only(legal, 'turn-down')];
  const end = only(legal, 'end-turn').length > 0;
  if (options.length === 0 && turnings.length === 0 && !end) return { ask: 'nothing' };
  return { ask: 'turn', options, turnings, end };
}

/** Everything that dice can be placed on. */
function optionsOf(frame: HijackedFrame): Option[] {
  return frame.legal.flatMap((action) => {
    const option = optionOf(frame, action);
    return option ? [option] : [];
  });
}

function optionOf({ view: { public: publicView } }: HijackedFrame, action: Action): Option | null {
  const dice = publicView.turn?.dice ?? [];
  // What takes both own dice takes those that are left of them.
  const both = () =>
    dice.flatMap(({ kind, used }, index) => (kind === 'own' && !used ? [index + 1] : []));
  switch (action.do) {
    case 'choose':
    case 'reserve':
      return { target: `card-${action.place}`, action, dice: [action.die] };
    case 'choose-reserved': {
      const place =
        publicView.row.findIndex((laid) => laid?.reserved?.seat === publicView.turn?.seat) + 1;
      return { target: `card-${place}`, action, dice: [] };
    }
    case 'choose-top':
      return { target: 'top', action, dice: [action.die] };
    case 'build-trust':
      return { target: 'trust', action, dice: [action.die] };
    case 'persuade':
      return { target: `spot-${action.spot}`, action, dice: both() };
    case 'retreat':
      return { target: 'retreat', action, dice: both() };
    case 'fetch': {
      const value = dice[action.die - 1]?.value ?? 0;
      const kind = KINDS[publicView.numbers.indexOf(value)] ?? 'joker';
      return { target: `fetch-${kind}`, action, dice: [action.die] };
    }
    case 'take-bonus-die':
      return { target: 'bonus-die', action, dice: [action.die] };
    default:
      return null;
  }
}

/** Where a target is; nothing: it is always in sight. */
export function zoneOf(target: Target): Zone | null {
  if (target === 'retreat') return null;
  if (target === 'top' || target.startsWith('card-')) return 'cards';
  return target === 'trust' || target.startsWith('spot-') ? 'talks' : 'tower';
}

/** What this die can do, alone or with the other one. */
export function withDie(options: Option[], die: number): Option[] {
  return options.filter(({ dice }) => dice.includes(die));
}

/** What can be done there. */
export function at(options: Option[], target: Target): Option[] {
  return options.filter((option) => option.target === target);
}
