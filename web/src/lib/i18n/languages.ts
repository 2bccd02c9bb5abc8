import { negotiateLanguages } from '@fluent/langneg';

/** The languages there are, each with the locale that numbers, dates and lists follow. */
export const LANGUAGES = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  nl: 'nl-NL',
  es: 'es-ES',
  pt: 'pt-BR',
} as const;

export type Language = keyof typeof LANGUAGES;

/** What each language calls itself: the same everywhere, so that everybody finds their own. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
  es: 'Español',
  pt: 'Português',
};

export const CODES = Object.keys(LANGUAGES) as Language[];

export function isLanguage(code: string | null | undefined): code is Language {
  return code != null && code in LANGUAGES;
}

/** The best language for somebody who asks for `wanted`, in this order. */
export function negotiate(wanted: readonly string[]): Language {
  const [best] = negotiateLanguages([...wanted], CODES, {
    strategy: 'lookup',
    defaultLocale: 'en',
  });
  return isLanguage(best) ? best : 'en';
}
