// What a tap on a die or on a place of the table means. Both ways lead to the same: a die and then
// where it goes, or a place and then the die for it.

import type { Action } from '../../gen/hijacked';
import { at, withDie, type Option, type Question, type Target } from './choices';
import { selection, type Draft } from './selection';

/** One tap too many would be dear: these ask once. */
const ASKS: readonly Action['do'][] = ['persuade', 'retreat', 'choose-reserved'];

export interface Tap {
  moment: string;
  question: Question;
  draft: Draft;
  send: (action: Action) => void;
}

/** The places that can be tapped: what the chosen die can do, or any die. */
export function lit(question: Question, draft: Draft): Target[] {
  if (question.ask !== 'turn' || draft.confirming) return [];
  const { die } = draft;
  const open = die === null ? question.options : withDie(question.options, die);
  return [...new Set(open.map(({ target }) => target))];
}

/** The dice that can be tapped: all that do anything, or those for the place that was tapped. */
export function litDice(question: Question, draft: Draft): number[] {
  if (question.ask !== 'turn') return [];
  const { target } = draft;
  const open = target === null ? question.options : at(question.options, target);
  const turned = target === null ? question.turnings.map(({ die }) => die) : [];
  return [...new Set([...open.flatMap(({ dice }) => dice), ...turned])];
}

/** What the die and the place that are chosen could mean. Two of them: the bar asks which. */
export function meant(question: Question, { die, target }: Draft): Option[] {
  if (question.ask !== 'turn' || target === null) return [];
  const there = at(question.options, target);
  return die === null ? there : withDie(there, die);
}

function go({ moment, question, send }: Tap, draft: Draft): void {
  const [first, second] = meant(question, draft);
  if (!first || second) return selection.change(moment, draft);
  if (ASKS.includes(first.action.do)) {
    selection.change(moment, { ...draft, confirming: first.action });
  } else {
    send(first.action);
  }
}

export function tapDie(tap: Tap, die: number): void {
  const { moment, question, draft } = tap;
  const next = { ...draft, die };
  if (draft.target !== null && meant(question, next).length > 0) go(tap, next);
  else selection.change(moment, { die: draft.die === die ? null : die, target: null });
}

export function tapTarget(tap: Tap, target: Target): void {
  const { moment, question, draft } = tap;
  if (!lit(question, draft).includes(target)) return;
  const next = { ...draft, target };
  const waits = draft.die === null && meant(question, next).some(({ dice }) => dice.length === 1);
  if (waits) selection.change(moment, { target: draft.target === target ? null : target });
  else go(tap, next);
}

/** A die was dropped there. */
export function drop(tap: Tap, die: number, target: Target | null): void {
  const draft = { ...tap.draft, die, target };
  if (target !== null && meant(tap.question, draft).length > 0) go({ ...tap, draft }, draft);
}
