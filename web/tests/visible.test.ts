import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { sources } from './files';

/** Attributes that people read or hear. */
const READ = new Set(['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label']);

interface Node {
  type?: string;
  name?: string;
  data?: string;
  value?: unknown;
  [key: string]: unknown;
}

const LETTER = /\p{L}/u;

/** What a component would show that is in no Fluent file, and what our own policy forbids. */
function faults(text: string): string[] {
  const found: string[] = [];
  const literals = (value: unknown): string[] =>
    (Array.isArray(value) ? value : [value]).flatMap((part: Node) =>
      part?.type === 'Text' && LETTER.test(part.data ?? '') ? [part.data ?? ''] : [],
    );
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      node.forEach(visit);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const { type, name = '', data = '', value } = node as Node;
    if (type === 'Attribute') {
      if (READ.has(name)) found.push(...literals(value).map((said) => `${name}="${said}"`));
      // The page may not carry styles in its markup; `style:` directives go another way.
      if (name === 'style') found.push('style="…"');
      return;
    }
    // Lengths, such as 2rem.
    if (type === 'StyleDirective') return;
    if (type === 'Text' && LETTER.test(data)) found.push(data.trim());
    Object.values(node).forEach(visit);
  };
  visit(parse(text, { modern: true }).fragment);
  return found;
}

describe('what is shown', () => {
  it('comes from the Fluent files', () => {
    const all = sources('.svelte').flatMap(({ path, text }) =>
      faults(text).map((fault) => `${path}: ${fault}`),
    );
    expect(all).toEqual([]);
  });

  it('would be noticed otherwise', () => {
    expect(faults('<p>Hello</p>')).toEqual(['Hello']);
    expect(faults('<button aria-label="Close"></button>')).toEqual(['aria-label="Close"']);
    expect(faults('<p style="color: red">·</p>')).toEqual(['style="…"']);
    expect(faults('<p>{t("hello")} · 1</p>')).toEqual([]);
  });
});
