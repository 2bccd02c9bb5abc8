// Writes a compressed copy beside every text file, so that the server has nothing to do but send.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = new Set(['.css', '.html', '.js', '.svg', '.webmanifest']);
const compress = promisify(brotliCompress);

export function compressed(): Plugin {
  let folder = 'dist';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    async closeBundle() {
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      for (const file of files) {
        if (!file.isFile() || !TEXT.has(extname(file.name))) continue;
        const path = join(file.parentPath, file.name);
        const text = await readFile(path);
        const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } };
        await writeFile(`${path}.br`, await compress(text, options));
      }
    },
  };
}
