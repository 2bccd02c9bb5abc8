// Frames of a game to look at without a server:
// `/dev-game.html?game=mayday&file=eight-seat-1&at=12&show=end&lang=de&theme=light`.

import { mount } from 'svelte';
import '../../../styles/fonts.css';
import '../../../styles/tokens.css';
import '../../../styles/base.css';
import '../../../styles/parts.css';
import { isLanguage } from '../../../lib/i18n/languages';
import { learn, speak } from '../../../lib/i18n/texts.svelte';
import type { Game, PlayFrame } from '../../../lib/table/play';
import { load } from '../..';
import Story from './Story.svelte';

/** What a game's `dev` folder knows about its frames. */
interface Hands {
  /** The frames made by hand that go by this name. */
  hands: (name: string) => PlayFrame[];
  /** How many sit at the table of these frames. */
  seatsIn: (frames: PlayFrame[]) => number;
}

const FIXTURES = import.meta.glob<PlayFrame[]>('../../../../fixtures/*.json', {
  import: 'default',
});
const HANDS = import.meta.glob<Hands>('../../*/dev/index.ts');

const asked = new URLSearchParams(location.search);
const id = asked.get('game') ?? 'resistance';
const file = asked.get('file') ?? 'five-seat-1';
const lang = asked.get('lang');
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'dark';
document.body.dataset['game'] = id;

const game = (await load(id)) as Game | null;
const made = await HANDS[`../../${id}/dev/index.ts`]?.();
const recorded = FIXTURES[`../../../../fixtures/${id}-${file}.json`];
const frames = (await recorded?.()) ?? made?.hands(file) ?? [];
await speak(isLanguage(lang) ? lang : 'en');
await learn(id);

const target = document.getElementById('app');
if (target && game && made) {
  const seat = /seat-(\d+)$/.exec(file)?.[1];
  const you = seat ? Number(seat) : null;
  const show = asked.get('show') ?? 'table';
  const start = Number(asked.get('at') ?? 0);
  const options = asked.get('options') ?? '';
  mount(Story, {
    target,
    props: { game, frames, seats: made.seatsIn(frames), start, you, show, options },
  });
}
