// French elision before names: `d’Ana`, but `de Ben`. A name is filled in, so no file can know how
// it begins; the functions `DE()` and `QUE()` of the French texts do. Those of the command line
// are in `crates/texts/src/elide.rs`.

import type { FluentFunction, FluentValue } from '@fluent/bundle';

const VOWEL = /^[aà-æeè-ëiì-ïoò-öøœuù-ü]/u;

/**
 * Does a word lose its `e` before this name? Before vowels it does, and before an `h`, which is
 * mute in most names; not before the glides of `Yann` and `Hua`.
 */
export function elides(name: string): boolean {
  const letters = name.toLowerCase();
  const vowelAt = (index: number) => VOWEL.test(letters.slice(index));
  if (letters.startsWith('y')) return !vowelAt(1);
  if (letters.startsWith('hu')) return !vowelAt(2);
  if (letters.startsWith('h')) return vowelAt(1) || letters[1] === 'y';
  return vowelAt(0);
}

const before =
  (word: string): FluentFunction =>
  ([name]: FluentValue[]) => {
    const text = typeof name === 'string' ? name : '';
    return elides(text) ? `${word}’${text}` : `${word}e ${text}`;
  };

/** What French texts call. */
export const functions = { DE: before('d'), QUE: before('qu') };
