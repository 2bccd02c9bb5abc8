// Moments that the recorded flights do not have, made by hand from the public types.

import type { Action, PrivateView, Spot, PublicView, Veteran } from '../../../gen/mayday';
import { frameWith, framesNamed } from '../../shared/dev/frames';
import { SPOTS, type MaydayFrame } from '../types';

const SEATS = [1, 2, 3, 4, 5, 6, 7];

/** After the first suspicions among seven: two truths, a lie, and a punched seat. */
const TABLE: PublicView = {
  stage: 'choose',
  part: 'skirmishes',
  infiltrators: 3,
  skirmish: 4,
  round: 'doubt',
  arrow: 7,
  voted: [2, 3],
  look: { looker: 7, target: 4, spot: null },
  markers: SEATS.flatMap((by) => [
    { by, target: ((by + 5) % 7) + 1, spot: 'left' as const, side: 'honest' as const },
    { by, target: (by % 7) + 1, spot: 'right' as const, side: 'infiltrator' as const },
  ]),
  markers_left: SEATS.map(() => 2),
  status: [null, 'benefit', null, null, null, null, null],
  status_left: 3,
  punched: [3],
  last_vote: { seat: 3, protect: [1], punch: [2, 4, 5, 6, 7], result: 'punched' },
  captain: null,
  access: [],
  access_left: 3,
  turned_up: [],
  has_looked: false,
  veterans: {
    face_down: [1, 2, 5, 6],
    face_up: [
      { seat: 3, card: 'listen' },
      { seat: 7, card: 'i-will-look' },
    ],
    before: null,
    speaker: null,
  },
  ending: null,
};

const OWN: PrivateView = {
  side: 'honest',
  infiltrators: [],
  sights: [{ target: 7, spot: 'left', side: 'honest' }],
  veteran: 'self-knowledge',
};

/** A frame in which seat 1 of seven is asked for one of `legal`. */
export function frameOf(
  publicView: Partial<PublicView>,
  legal: Action[],
  privateView: Partial<PrivateView> = {},
): MaydayFrame {
  const view = { public: { ...TABLE, ...publicView }, private: { ...OWN, ...privateView } };
  return frameWith(view, legal);
}

const LOOK = { looker: 7, target: 4, spot: 'middle' as const };
const COCKPIT: Partial<PublicView> = {
  stage: 'crew',
  part: 'cockpit',
  round: null,
  arrow: null,
  look: null,
  captain: 1,
  access: [1],
  turned_up: [{ seat: 1, hand: 'hih' }],
  status: SEATS.map(() => null),
};

function windowOf(
  veteran: Veteran,
  uses: Action[],
  publicView: Partial<PublicView> = {},
): MaydayFrame {
  const pause = { stage: 'window' as const, look: LOOK, ...publicView };
  return frameOf(pause, [{ do: 'pass' }, ...uses], { veteran });
}

const spotted = (name: 'look' | 'turn' | 'look-at-own', spots: readonly Spot[]): Action[] =>
  spots.map((spot) => ({ do: name, spot }));

/** One frame for every kind of action, by its name. */
export const HANDS: Record<Action['do'], MaydayFrame> = {
  look: frameOf({ look: { looker: 1, target: 4, spot: null } }, spotted('look', SPOTS)),
  mark: frameOf(
    { stage: 'mark', look: { looker: 1, target: 4, spot: 'middle' } },
    [{ do: 'mark', side: 'infiltrator' }],
    { sights: [...OWN.sights, { target: 4, spot: 'middle', side: 'infiltrator' }] },
  ),
  punch: frameOf({ stage: 'vote', look: null }, [{ do: 'punch' }, { do: 'protect' }]),
  protect: frameOf(
    {
      stage: 'vote',
      look: null,
      round: 'captain',
      status: [null, 'reliable', null, 'reliable', null, null, null],
    },
    [{ do: 'punch' }, { do: 'protect' }],
  ),
  send: frameOf(COCKPIT, [
    ...[2, 3, 4].map((seat): Action => ({ do: 'let-in', seat })),
    { do: 'send', looker: 2, target: 5 },
    { do: 'send', looker: 2, target: 6 },
    { do: 'send', looker: 5, target: 3 },
  ]),
  'let-in': frameOf(
    { ...COCKPIT, has_looked: true },
    [2, 3, 4].map((seat) => ({ do: 'let-in', seat })),
  ),
  pass: windowOf('i-look-at-another', []),
  divert: windowOf('not-at-that-one', [
    { do: 'divert', target: 2 },
    { do: 'divert', target: 5 },
  ]),
  turn: windowOf('not-at-that-card', spotted('turn', ['left', 'right'])),
  'step-in': windowOf('i-will-look', [{ do: 'step-in' }]),
  replace: windowOf('another-must-look', [
    { do: 'replace', looker: 2 },
    { do: 'replace', looker: 5 },
  ]),
  'move-to': windowOf(
    'about-another',
    [5, 6].map((seat) => ({ do: 'move-to', seat })),
  ),
  'look-at-own': windowOf('self-knowledge', spotted('look-at-own', SPOTS)),
  silence: windowOf('listen', [{ do: 'silence' }]),
};

export function hands(name: string): MaydayFrame[] {
  return framesNamed(name, HANDS);
}
