import { t, texts } from '../i18n/texts.svelte';
import type { Player } from '../../games/game';
import type { Game } from './play';

/** What has happened, in words. */
export interface LogLine {
  text: string;
  /** Not everybody has heard it: it is shown while it is held, and no screen reader reads it. */
  own: boolean;
}

export function logOf(
  game: Game,
  events: unknown[],
  only: ReadonlySet<number>,
  players: Player[],
  options: string,
): LogLine[] {
  const lines: LogLine[] = [];
  for (const [place, event] of events.entries()) {
    const line = game.tell(event, players, texts(), options);
    if (line === null) continue;
    const own = only.has(place);
    const text = t(line.key, line.args);
    const last = lines.at(-1);
    // What one alone hears in a row is one covered line: whoever looks over a shoulder must not be
    // able to count how much there is to know.
    if (own && last?.own) last.text = `${last.text} ${text}`;
    else lines.push({ text, own });
  }
  return lines;
}
