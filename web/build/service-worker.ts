import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SOURCE = new URL('../src/service-worker.js', import.meta.url);

/** Writes `sw.js` with the list of what the shell needs, and a version that follows from it. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = new Set<string>();
      const visit = (file: string): void => {
        const part = bundle[file];
        if (!part || files.has(file)) return;
        files.add(file);
        if (part.type !== 'chunk') return;
        part.imports.forEach(visit);
        part.viteMetadata?.importedCss.forEach(visit);
        part.viteMetadata?.importedAssets.forEach(visit);
      };
      for (const part of Object.values(bundle)) {
        const from = part.type === 'chunk' ? (part.facadeModuleId ?? '') : '';
        const words = /locales\/[a-z]+\/(common|shell)\.ftl/.test(from);
        const start = from.endsWith('routes/Home.svelte');
        if (part.type === 'chunk' && (part.isEntry || words || start)) visit(part.fileName);
        if (/\.woff2$/.test(part.fileName) && !/-ext-/.test(part.fileName)) visit(part.fileName);
      }
      const list = [...files].sort().map((file) => `/${file}`);
      const version = createHash('sha256').update(list.join('\n')).digest('hex').slice(0, 16);
      const source = readFileSync(SOURCE, 'utf8')
        .replace("'__VERSION__'", JSON.stringify(version))
        .replace('[/* __FILES__ */]', JSON.stringify(list, null, 2));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
