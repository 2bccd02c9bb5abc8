import { t, words } from '../i18n/words.svelte';
import type { Player } from '../../games/game';
import type { Game } from './play';

/** What has happened, in words. */
export interface LogLine {
  text: string;
  /** Only this viewer has heard it. */
  own: boolean;
}

export function logOf(game: Game, events: unknown[], players: Player[]): LogLine[] {
  return events.map((event) => {
    const { key, args, own = false } = game.tell(event, players, words());
    return { text: t(key, args), own };
  });
}
