// What a table is like unless its host says otherwise.

import type { GameInfo } from '../../gen/http';
import type { Settings } from '../../gen/messages';
import { language } from '../i18n/texts.svelte';

/** As many seats as every game can have, or as near to it as one gets. */
const SEATS = 5;

export function usualSettings(game: GameInfo): Settings {
  return {
    game: game.id,
    seats: Math.min(Math.max(SEATS, game.seats_min), game.seats_max),
    options: '',
    name: '',
    language: language(),
    public: false,
    clock: 'live',
    cover_after_s: 90,
    bot_pace: 'normal',
    spectators: true,
    spectator_chat: false,
  };
}
