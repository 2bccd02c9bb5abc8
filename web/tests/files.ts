import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The tests run in the client's own folder.
export const SOURCE = join(process.cwd(), 'src');
export const LOCALES = join(process.cwd(), '..', 'locales');

/** All files of the client with one of these endings, with their text. Pages for those who draw
 *  the screens are not part of it. */
export function sources(...endings: string[]): { path: string; text: string }[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .filter((path) => !/(^|\/)(dev|gen)\//.test(path) && !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));
}
