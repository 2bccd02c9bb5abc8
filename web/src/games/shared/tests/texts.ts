// The Fluent files as a test reads them: from the disk, with every mistake counted.

import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { functions } from '../../../lib/i18n/elide';
import type { Texts } from '../../game';

export const LANGUAGES = ['en', 'de', 'fr', 'nl', 'es', 'pt'];

const SHELL = ['common', 'shell'];

export function fluentFile(lang: string, file: string): string {
  return readFileSync(`../locales/${lang}/${file}.ftl`, 'utf8');
}

/** The words of a game that throw where the shell would show a key or a gap. */
export function strictTexts(game: string, lang = 'en'): Texts {
  const bundle = new FluentBundle(lang, { functions, useIsolating: false });
  for (const file of [...SHELL, game, `${game}-table`]) {
    bundle.addResource(new FluentResource(fluentFile(lang, file)));
  }
  const names = new Intl.ListFormat(lang, { type: 'conjunction' });
  const say = (key: string, attribute: string | null, args?: Record<string, string | number>) => {
    const message = bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`no text: ${key}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) throw new Error(`${lang} ${key}: ${errors.join()}`);
    return text;
  };
  const text: Texts['text'] = (key, args) => say(key, null, args);
  return {
    lang,
    text,
    attribute: (key, attribute, args) => say(key, attribute, args),
    list: (items) => (items.length === 0 ? text('nobody') : names.format(items)),
  };
}

/** The variables of each message of a game's table file. */
export function tableVariables(game: string, lang: string): Map<string, string[]> {
  const messages = fluentFile(lang, `${game}-table`).split(new RegExp(`\\n(?=${game}-table)`));
  return new Map(
    messages.slice(1).map((message) => {
      const names = [...message.matchAll(/\$([a-z_]+)/g)].map((found) => found[1] ?? '');
      return [message.split(' ')[0] ?? '', [...new Set(names)].sort()];
    }),
  );
}
