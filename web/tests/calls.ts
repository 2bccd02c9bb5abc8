// The texts that the code asks for.

import { sources } from './files';

export interface Call {
  path: string;
  /** `t`, `about` and so on; `text` for a line that is said elsewhere. */
  name: string;
  /** What stands between the brackets, one argument each. */
  args: string[];
}

/** The arguments of a call whose bracket opens before `from`, as they are written. */
function argumentsAt(text: string, from: number): string[] {
  const args = [''];
  let depth = 0;
  let quote = '';
  for (const letter of text.slice(from)) {
    if (quote !== '') {
      if (letter === quote) quote = '';
    } else if (`'"\``.includes(letter)) {
      quote = letter;
    } else if ('([{'.includes(letter)) {
      depth += 1;
    } else if (')]}'.includes(letter)) {
      if (depth === 0) break;
      depth -= 1;
    } else if (letter === ',' && depth === 0) {
      args.push('');
      continue;
    }
    args[args.length - 1] += letter;
  }
  return args.map((arg) => arg.trim());
}

export function calls(): Call[] {
  const found: Call[] = [];
  for (const { path, text } of sources('.svelte', '.ts')) {
    for (const match of text.matchAll(/(?<![\w$])(t|about|text|attribute)\(/g)) {
      const name = match[1] ?? '';
      found.push({ path, name, args: argumentsAt(text, match.index + match[0].length) });
    }
    // A line names its text, for whoever says it.
    for (const match of text.matchAll(/(?<=\{ ?|\n\s*)key: (?=['`])/g)) {
      const [key = ''] = argumentsAt(text, match.index + match[0].length);
      found.push({ path, name: 'text', args: [key] });
    }
  }
  return found;
}

/** The keys an argument can stand for: texts in quotes, and templates as patterns. */
export function keysOf(arg: string): { exact: string[]; patterns: RegExp[] } {
  // What stands inside of a template, or is handed to another function, is only a part of a key.
  const plain = arg.replaceAll(/`[^`]*`/g, '').replaceAll(/\w\([^()]*\)/g, '');
  const exact = [...plain.matchAll(/'([a-z][a-z0-9]*(?:-[a-z0-9]+)*)'/g)].map((m) => m[1] ?? '');
  const patterns = [...arg.matchAll(/`([^`]*)`/g)].map((m) => {
    const parts = (m[1] ?? '').split(/\$\{[^}]*\}/);
    return new RegExp(`^${parts.join('[a-z0-9-]+')}$`);
  });
  // In a condition, what is compared is no key.
  const compared = [...arg.matchAll(/[!=]==\s*'([^']*)'/g)].map((m) => m[1]);
  return { exact: exact.filter((key) => !compared.includes(key)), patterns };
}
