// From the start page into a match with bots, with nothing to fill in.

import { about, t } from '../i18n/texts.svelte';
import { api, Refused } from '../net/api';
import { go } from '../router.svelte';
import { choose, chosen } from '../settings.svelte';
import { usualSettings } from '../table/usual';
import { confirm } from '../ui/confirm.svelte';
import { refuse } from '../ui/notices.svelte';

/** Opens a table as it usually is; its page fills it with bots and begins. */
export async function playNow(id: string): Promise<void> {
  try {
    const game = (await api.games()).find((game) => game.id === id);
    if (!game) throw new Refused({ key: 'refusal-no-such-game' }, null);
    if (game.adults && !(await isAdult(id))) return;
    const name = chosen().nickname || t('name-unknown');
    const room = await api.create({ settings: usualSettings(game), name });
    go(`/t/${room.id}`, { fillWithBots: true });
  } catch (problem) {
    refuse(problem instanceof Refused ? problem.why : { key: 'refusal-offline' });
  }
}

/** Asks once: this browser remembers who has said yes. */
async function isAdult(game: string): Promise<boolean> {
  if (chosen().adult) return true;
  const adult = await confirm({
    title: about('adults'),
    body: t('play-now-adults', { game: about(`about-${game}`, 'title') }),
    yes: about('play-now-adults', 'yes'),
  });
  if (adult) choose({ adult });
  return adult;
}
