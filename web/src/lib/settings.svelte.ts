// What this browser remembers: choices of its player, and nothing that is a secret.

import { isLanguage, negotiate } from './i18n/languages';
import type { Language } from './i18n/languages';
import { speak } from './i18n/texts.svelte';

export type Theme = 'system' | 'dark' | 'light';
export type Motion = 'system' | 'reduced';

interface Choices {
  /** Nothing: as the browser asks for it. */
  language: Language | null;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  vibration: boolean;
  /** The name used last, so that the next table does not have to ask. */
  nickname: string;
  /** Has said so when a game asked. */
  adult: boolean;
}

const KEY = 'redeye';
const DEFAULTS: Choices = {
  language: null,
  theme: 'system',
  motion: 'system',
  sound: false,
  vibration: false,
  nickname: '',
  adult: false,
};

function remembered(): Choices {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>;
    const choices = { ...DEFAULTS, ...kept };
    return { ...choices, language: isLanguage(choices.language) ? choices.language : null };
  } catch {
    // Storage is switched off or damaged: the choices last as long as the page.
    return DEFAULTS;
  }
}

let choices = $state.raw(remembered());

function show(): void {
  const { dataset } = document.documentElement;
  if (choices.theme === 'system') delete dataset['theme'];
  else dataset['theme'] = choices.theme;
  if (choices.motion === 'system') delete dataset['motion'];
  else dataset['motion'] = choices.motion;
}

/** Makes the page follow what is remembered; ready once the words are there. */
export function begin(): Promise<void> {
  show();
  return speak(choices.language ?? negotiate(navigator.languages));
}

export function chosen(): Choices {
  return choices;
}

export function choose(change: Partial<Choices>): void {
  choices = { ...choices, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // See above.
  }
  show();
  // Where the words cannot be fetched, the page goes on in the language it has.
  if ('language' in change) begin().catch(() => undefined);
}
