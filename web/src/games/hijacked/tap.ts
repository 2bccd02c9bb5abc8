// What a tap on a die or on a place of the table means. Both ways lead to the same: a die and then
// where it goes, or a place and then the die for it.

import type { Action } from '../../gen/hijacked';
import { at, withDie, type Option, type Question, type Target } from './choices';
import { selection, type Half } from './selection';

/** One tap too many would be dear: these ask once. */
const ASKS: readonly Action['do'][] = ['persuade', 'retreat', 'choose-reserved'];

export interface Tap {
  moment: string;
  question: Question;
  half: Half;
  send: (action: Action) => void;
}

/** The places that can be tapped: what the chosen die can do, or any die. */
export function lit(question: Question, half: Half): Target[] {
  if (question.ask !== 'turn' || half.sure) return [];
  const { die } = half;
  const open = die === null ? question.options : withDie(question.options, die);
  return [...new Set(open.map(({ target }) => target))];
}

/** The dice that can be tapped: all that do anything, or those for the place that was tapped. */
export function litDice(question: Question, half: Half): number[] {
  if (question.ask !== 'turn') return [];
  const { target } = half;
  const open = target === null ? question.options : at(question.options, target);
  const turned = target === null ? question.turnings.map(({ die }) => die) : [];
  return [...new Set([...open.flatMap(({ dice }) => dice), ...turned])];
}

/** What the die and the place that are chosen could mean. Two of them: the bar asks which. */
export function meant(question: Question, { die, target }: Half): Option[] {
  if (question.ask !== 'turn' || target === null) return [];
  const there = at(question.options, target);
  return die === null ? there : withDie(there, die);
}

function go({ moment, question, send }: Tap, half: Half): void {
  const [first, second] = meant(question, half);
  if (!first || second) return selection.change(moment, half);
  if (ASKS.includes(first.action.do)) {
    selection.change(moment, { ...half, sure: first.action });
  } else {
    send(first.action);
  }
}

export function tapDie(tap: Tap, die: number): void {
  const { moment, question, half } = tap;
  const next = { ...half, die };
  if (half.target !== null && meant(question, next).length > 0) go(tap, next);
  else selection.change(moment, { die: half.die === die ? null : die, target: null });
}

export function tapTarget(tap: Tap, target: Target): void {
  const { moment, question, half } = tap;
  if (!lit(question, half).includes(target)) return;
  const next = { ...half, target };
  const waits = half.die === null && meant(question, next).some(({ dice }) => dice.length === 1);
  if (waits) selection.change(moment, { target: half.target === target ? null : target });
  else go(tap, next);
}

/** A die was dropped there. */
export function drop(tap: Tap, die: number, target: Target | null): void {
  const half = { ...tap.half, die, target };
  if (target !== null && meant(tap.question, half).length > 0) go({ ...tap, half }, half);
}
