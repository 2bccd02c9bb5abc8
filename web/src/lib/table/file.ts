// An option whose value is a whole text file: its lines in one word, with `:` for a space and `;` for
// the end of a line. What the lines say, and whether they fit, is for the server to judge.

import { HIJACKED_BOX_BYTES_MAX, OPTIONS_BYTES_MAX } from '../../gen/constants';

/** The longest word that is made of a file: the other options have room beside it. */
export const WORD_CHARS_MAX = OPTIONS_BYTES_MAX - 96;

/** Signs that mean something else in options; no file of ours has them. */
const ELSEWHERE = /[:;=]/g;

/**
 * The word for a file. Comments are left out; their lines stay, empty, so that the server counts
 * lines as the file does.
 */
export function wordOfFile(text: string): string {
  const lines = text.split(/\r\n|\n|\r/).map((line) => {
    const words = line.trim();
    return words.startsWith('#') ? '' : words.replace(ELSEWHERE, '\uFFFD').replace(/\s+/g, ':');
  });
  return lines.join(';').replace(/;+$/, '');
}

/** What a file is called, by its line `name`; nothing for a value that is no file, or has no name. */
export function nameOfFile(value: string): string | null {
  if (!value.includes(';')) return null;
  const line = value.split(';').find((words) => words.startsWith('name:'));
  return line?.split(':')[1] ?? null;
}

/** What was chosen, as a word; or why it cannot be one. */
export type Chosen = { word: string } | { wrong: 'too-large' | 'unreadable' };

export async function readFile(file: File): Promise<Chosen> {
  if (file.size > HIJACKED_BOX_BYTES_MAX) return { wrong: 'too-large' };
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { wrong: 'unreadable' };
  }
  if (text.includes('\0')) return { wrong: 'unreadable' };
  const word = wordOfFile(text);
  return word.length > WORD_CHARS_MAX ? { wrong: 'too-large' } : { word };
}
