// The Fluent files, each loaded only when somebody needs it.

import type { Language } from './languages';

const shellFiles = import.meta.glob<string>('../../../../locales/*/{common,shell}.ftl', {
  query: '?raw',
  import: 'default',
});

const gameFiles = import.meta.glob<string>(
  [
    '../../../../locales/*/*.ftl',
    '!../../../../locales/*/common.ftl',
    '!../../../../locales/*/shell.ftl',
    '!../../../../locales/*/cli.ftl',
  ],
  { query: '?raw', import: 'default' },
);

function load(files: typeof shellFiles, language: Language, names: string[]): Promise<string[]> {
  const wanted = names.map((name) => files[`../../../../locales/${language}/${name}.ftl`]);
  return Promise.all(wanted.filter((file) => file !== undefined).map((file) => file()));
}

/** The texts of the shell. */
export function shellTexts(language: Language): Promise<string[]> {
  return load(shellFiles, language, ['common', 'shell']);
}

/** The texts of a game: what the rules say, and what the board adds. */
export function gameTexts(language: Language, game: string): Promise<string[]> {
  return load(gameFiles, language, [game, `${game}-table`]);
}
