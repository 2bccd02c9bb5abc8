import { readdirSync, readFileSync } from 'node:fs';
import { parse, type AST } from 'svelte/compiler';
import { expect, it } from 'vitest';

const HOME = 'src/games';
const READ_ALOUD = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'];

const files = readdirSync(HOME, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.svelte') && !file.includes('dev/'),
);

type Node = { type: string } & Record<string, unknown>;

/** Every piece of text in a template that is not an expression. */
function written(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) {
    for (const child of node) written(child, found);
  } else if (node !== null && typeof node === 'object') {
    const { type, ...rest } = node as Node;
    if (type === 'Text') found.push(String(rest['data']));
    if (type === 'StyleDirective') return found;
    if (type === 'Attribute' && !READ_ALOUD.includes(String(rest['name']))) return found;
    for (const child of Object.values(rest)) written(child, found);
  }
  return found;
}

it.each(files)('%s writes no texts of its own', (file) => {
  const root: AST.Root = parse(readFileSync(`${HOME}/${file}`, 'utf8'), { modern: true });
  const texts = written(root.fragment).filter((text) => /\p{L}/u.test(text));
  expect(texts).toEqual([]);
});
