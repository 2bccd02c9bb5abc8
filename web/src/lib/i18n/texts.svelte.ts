// What is written on the screen, in the player's language. Reading a text in a component makes
// that component follow the language: a change shows at once.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import type { Texts } from '../../games/game';
import { functions } from './elide';
import { LANGUAGES } from './languages';
import type { Language } from './languages';
import { gameTexts, shellTexts } from './sources';

export type Args = Record<string, FluentVariable>;

interface LocaleTexts extends Texts {
  language: Language;
  locale: string;
  bundle: FluentBundle;
  games: Set<string>;
}

let current = $state.raw(localeTextsOf('en', [], new Set()));

function localeTextsOf(language: Language, texts: string[], games: Set<string>): LocaleTexts {
  const locale = LANGUAGES[language];
  const bundle = new FluentBundle(locale, { functions, useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  const names = new Intl.ListFormat(locale, { type: 'conjunction' });
  const said = (pattern: Parameters<FluentBundle['formatPattern']>[0], args?: Args): string =>
    bundle.formatPattern(pattern, args, []);
  const text = (key: string, args?: Args): string => {
    const message = bundle.getMessage(key);
    return message?.value == null ? key : said(message.value, args);
  };
  return {
    language,
    lang: language,
    locale,
    bundle,
    games,
    text,
    attribute(key, attribute, args) {
      const pattern = bundle.getMessage(key)?.attributes[attribute];
      return pattern == null ? '' : said(pattern, args);
    },
    list: (items) => (items.length === 0 ? text('nobody') : names.format(items)),
  };
}

async function fetchTongue(language: Language, games: Set<string>): Promise<LocaleTexts> {
  const parts = await Promise.all([
    shellTexts(language),
    ...[...games].map((game) => gameTexts(language, game)),
  ]);
  return localeTextsOf(language, parts.flat(), games);
}

interface Wish {
  language: Language;
  games: Set<string>;
}

// What was asked for last, and when it will be there. Neither is reactive: whoever asks for words
// must not depend on them, or would ask again with every answer.
let wish: Wish | null = null;
let coming: Promise<void> = Promise.resolve();

async function follow(now: Wish, before: Wish | null): Promise<void> {
  try {
    const next = await fetchTongue(now.language, now.games);
    // Somebody who changes twice quickly gets the last choice, not the slowest answer.
    if (now !== wish) return await coming;
    current = next;
    document.documentElement.lang = now.language;
  } catch (problem) {
    // Asked again, it is fetched again.
    if (now === wish) wish = before;
    throw problem;
  }
}

function ask(language: Language, games: Set<string>): Promise<void> {
  const known = wish;
  if (known?.language === language && [...games].every((game) => known.games.has(game))) {
    return coming;
  }
  wish = { language, games };
  coming = follow(wish, known);
  return coming;
}

/** Speaks this language from now on. */
export function speak(language: Language): Promise<void> {
  return ask(language, wish?.games ?? new Set());
}

/** Learns the words of a game, if they are not known yet. */
export function learn(game: string): Promise<void> {
  return ask(wish?.language ?? 'en', new Set([...(wish?.games ?? []), game]));
}

/** The words of the moment, for a game. */
export function texts(): Texts {
  return current;
}

/** The language of the moment. */
export function language(): Language {
  return current.language;
}

/** The locale of the moment, for `Intl`. */
export function locale(): string {
  return current.locale;
}

/** The text of a key. A key that is missing shows itself: a test finds it before a player does. */
export function t(key: string, args?: Args): string {
  return current.text(key, args as Record<string, string | number>);
}

/** The attribute of a message, such as `.about`; nothing if there is none. */
export function about(key: string, attribute = 'about', args?: Args): string {
  return current.attribute(key, attribute, args as Record<string, string | number>);
}

/** Is there such a text? For keys that the server sends. */
export function knows(key: string): boolean {
  return current.bundle.hasMessage(key);
}
