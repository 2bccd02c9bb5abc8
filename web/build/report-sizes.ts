import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { GAME_IDS } from '../src/games/ids.ts';

/** What the table page may weigh, compressed. More is a decision, not an accident. */
const TABLE_BYTES_MAX = 150 * 1024;

/** Adds up what a player at a table loads: the entry, the table, one game, one language. Prints it
 *  if `REDEYE_SIZES` is set. */
export function reportSizes(): Plugin {
  return {
    name: 'report-sizes',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const game of GAME_IDS) {
        const total = weigh(bundle, game);
        if (total > TABLE_BYTES_MAX) {
          this.error(`the table page of ${game} is over ${TABLE_BYTES_MAX} bytes`);
        }
      }
    },
  };
}

const print = process.env['REDEYE_SIZES'] ? console.log : () => undefined;

function weigh(bundle: Rolldown.OutputBundle, game: string): number {
  // German is the longest of the languages.
  const words = `locales/de/(common|shell|${game}|${game}-table)\\.ftl`;
  const wanted = new RegExp(`routes/Table\\.svelte$|games/${game}/index\\.ts$|${words}`);
  const pages = Object.values(bundle).filter((part) => part.type === 'chunk');
  const roots = pages.filter((chunk) => chunk.isEntry || wanted.test(chunk.facadeModuleId ?? ''));
  const files = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    const part = bundle[file];
    if (part?.type !== 'chunk') return;
    part.imports.forEach(visit);
    part.viteMetadata?.importedCss.forEach(visit);
  };
  roots.forEach((chunk) => visit(chunk.fileName));
  let total = 0;
  for (const file of [...files].sort()) {
    const part = bundle[file];
    if (!part) continue;
    const bytes = gzipSync(part.type === 'chunk' ? part.code : part.source).length;
    total += bytes;
    print(`${(bytes / 1024).toFixed(1).padStart(8)} kB  ${file}`);
  }
  print(`${(total / 1024).toFixed(1).padStart(8)} kB  the table page of ${game}, compressed`);
  return total;
}
