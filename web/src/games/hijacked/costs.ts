// What a placing of dice costs and brings, as a tag on its place and as a sentence in the bar.

import type { Line, Player, Texts } from '../game';
import { nameOf } from '../shared/seats';
import type { Option } from './choices';
import { namingOf } from './naming';
import { colourOf, KINDS, LEVELS, type HijackedFrame } from './types';

/** How a card lies there. */
function lies(
  { view: { public: publicView } }: HijackedFrame,
  place: number,
): 'down' | 'open' | 'red' | 'reserved' {
  const laid = publicView.row[place - 1];
  if (laid?.reserved) return 'reserved';
  if (!laid?.face) return 'down';
  return colourOf(laid.face.card) === 'red' ? 'red' : 'open';
}

/** Two or three words that stand on the place. */
export function tagOf(options: Option[], frame: HijackedFrame): Line {
  const [first, ...rest] = options;
  if (!first) return { key: 'hijacked-table-tag-nothing' };
  if (rest.some(({ action }) => action.do !== first.action.do)) {
    return { key: 'hijacked-table-tag-either' };
  }
  const { action } = first;
  const key = `hijacked-table-tag-${action.do}`;
  return action.do === 'choose' ? { key, args: { lies: lies(frame, action.place) } } : { key };
}

/** The whole sentence, before it is done. */
export function costOf(
  { action }: Option,
  frame: HijackedFrame,
  crew: Player[],
  texts: Texts,
): Line {
  const publicView = frame.view.public;
  const naming = namingOf(texts);
  const key = `hijacked-table-cost-${action.do}`;
  const laid = 'place' in action ? publicView.row[action.place - 1] : null;
  switch (action.do) {
    case 'choose': {
      const { place } = action;
      const card = laid?.face ? naming.card(laid.face.card) : '';
      const by = laid?.reserved;
      const owner = { seat: by ? nameOf(crew, by.seat) : '', value: by?.value ?? laid?.back ?? 0 };
      return { key, args: { lies: lies(frame, place), place, card, ...owner } };
    }
    case 'reserve': {
      const card = laid?.face ? naming.card(laid.face.card) : '';
      return { key, args: { place: action.place, card } };
    }
    case 'persuade': {
      const spot = publicView.spots[action.spot - 1];
      const hijacker = spot?.hijacker ? texts.text(`hijacked-hijacker-${spot.hijacker}`) : '';
      const level = (spot?.level ?? 0) + 1;
      return { key, args: { hijacker, level, last: level === LEVELS ? 'yes' : 'no' } };
    }
    case 'fetch': {
      const value = publicView.turn?.dice[action.die - 1]?.value ?? 0;
      const kind = KINDS[publicView.numbers.indexOf(value)];
      return { key, args: { value, kind: kind ? naming.kind(kind) : '' } };
    }
    default:
      return { key };
  }
}
