// The texts of the files, so that a test finds a button in any language.

import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import { GAME_IDS } from '../../src/games/ids';

/** The shell's texts, and those of every game. */
const FILES = ['common', 'shell', ...GAME_IDS.flatMap((game) => [game, `${game}-table`])];

export type Say = (key: string, args?: Record<string, FluentVariable>) => string;

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of FILES) {
    const text = readFileSync(`../locales/${language}/${file}.ftl`, 'utf8');
    bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

/** Every key that there is, if a hyphen tells it from a word. */
export function allKeys(): Set<string> {
  const texts = FILES.map((file) => readFileSync(`../locales/en/${file}.ftl`, 'utf8'));
  const keys = texts.flatMap((text) => new FluentResource(text).body.map(({ id }) => id));
  return new Set(keys.filter((key) => key.includes('-')));
}

export function texts(language: string): Say {
  const bundle = bundleOf(language);
  return (key, args) => {
    const message = bundle.getMessage(key);
    if (message?.value == null) throw new Error(`${language} has no ${key}`);
    return bundle.formatPattern(message.value, args, []);
  };
}

/** What a message says beside its text, such as `.title`. */
export function attribute(language: string, key: string, name: string): string {
  const bundle = bundleOf(language);
  const pattern = bundle.getMessage(key)?.attributes[name];
  if (pattern == null) throw new Error(`${language} has no ${key}.${name}`);
  return bundle.formatPattern(pattern, {}, []);
}
