// Short remarks that go away by themselves: a refusal, a link that was copied.

import type { Explained } from '../../gen/messages';
import { knows, t } from '../i18n/texts.svelte';

interface Notice {
  n: number;
  text: string;
}

const SHOWN_MS = 7000;

let notices = $state.raw<Notice[]>([]);
let count = 0;

export function shown(): Notice[] {
  return notices;
}

export function dismiss(n: number): void {
  notices = notices.filter((notice) => notice.n !== n);
}

export function say(text: string): void {
  count += 1;
  const n = count;
  notices = [...notices.filter((notice) => notice.text !== text), { n, text }].slice(-3);
  setTimeout(() => dismiss(n), SHOWN_MS);
}

/** A refusal in words, with everything that does not fit, a line each. */
export function explain(why: Explained): string {
  const misfits = (why.misfits ?? []).map(({ key, args }) => t(key, args));
  const main = t(knows(why.key) ? why.key : 'refusal-not-understood');
  return [main, ...misfits].join('\n');
}

export function refuse(why: Explained): void {
  say(explain(why));
}
