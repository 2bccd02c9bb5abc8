// The Fluent files as a test reads them: from the disk, with every mistake counted.

import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Words } from '../../game';

export const LANGUAGES = ['en', 'de', 'fr', 'nl', 'es', 'pt'];

const FILES = ['resistance', 'resistance-table'];

export function fluentFile(lang: string, file: string): string {
  return readFileSync(`../locales/${lang}/${file}.ftl`, 'utf8');
}

/** Words that throw where the shell would show a key or a gap. */
export function strictWords(lang = 'en'): Words {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const file of FILES) bundle.addResource(new FluentResource(fluentFile(lang, file)));
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
  const text: Words['text'] = (key, args) => say(key, null, args);
  return {
    lang,
    text,
    attribute: (key, attribute, args) => say(key, attribute, args),
    // The shell's own word for nobody is in its own file.
    list: (items) =>
      items.length === 0 ? text('resistance-table-secret-nobody') : names.format(items),
  };
}
