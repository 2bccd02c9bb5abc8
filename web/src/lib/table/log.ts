import { t, words } from '../i18n/words.svelte';
import type { Player } from '../../games/game';
import type { Game } from './play';

/** What has happened, in words. */
export interface LogLine {
  text: string;
  /** Only this viewer has heard it. */
  own: boolean;
}

export function logOf(
  game: Game,
  events: unknown[],
  players: Player[],
  options: string,
): LogLine[] {
  const lines: LogLine[] = [];
  for (const event of events) {
    const line = game.tell(event, players, words(), options);
    if (line === null) continue;
    const { key, args, own = false } = line;
    const text = t(key, args);
    const last = lines.at(-1);
    // What one alone hears in a row is one covered line: whoever looks over a shoulder must not be
    // able to count how much there is to know.
    if (own && last?.own) last.text = `${last.text} ${text}`;
    else lines.push({ text, own });
  }
  return lines;
}
