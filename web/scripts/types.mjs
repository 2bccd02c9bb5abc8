// Writes the types of the wire from the schemas that the Rust code generates. With `--check` it
// writes nothing and fails where a file is out of date.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { compileFromFile } from 'json-schema-to-typescript';

const folder = new URL('../src/gen/', import.meta.url);
const check = process.argv.includes('--check');
const stale = [];

for (const name of (await readdir(folder)).sort()) {
  if (!name.endsWith('.schema.json')) continue;
  const schema = new URL(name, folder);
  const target = new URL(name.replace('.schema.json', '.ts'), folder);
  const text = await compileFromFile(schema.pathname, {
    // Lists with a limit would become one tuple for each length.
    maxItems: -1,
    unknownAny: true,
    additionalProperties: false,
  });
  const old = await readFile(target, 'utf8').catch(() => '');
  if (text === old) continue;
  if (check) stale.push(target.pathname.split('/').at(-1));
  else await writeFile(target, text);
}

if (stale.length > 0) {
  console.error(`out of date, run "npm run types": ${stale.join(', ')}`);
  process.exitCode = 1;
}
