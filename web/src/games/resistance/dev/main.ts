// Frames to look at without a server: `?file=ten-everything-seat-1&at=12&lang=de&theme=light`.

import { mount } from 'svelte';
import '../../../styles/fonts.css';
import '../../../styles/tokens.css';
import '../../../styles/base.css';
import '../../../styles/parts.css';
import { isLanguage } from '../../../lib/i18n/languages';
import { learn, speak } from '../../../lib/i18n/words.svelte';
import type { ResistanceFrame } from '../types';
import { hands } from './hands';
import Story from './Story.svelte';

const files = import.meta.glob<ResistanceFrame[]>('../../../../fixtures/resistance-*.json', {
  import: 'default',
});
const asked = new URLSearchParams(location.search);
const file = asked.get('file') ?? 'five-seat-1';
const lang = asked.get('lang');
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'dark';

const load = files[`../../../../fixtures/resistance-${file}.json`];
const frames = (await load?.()) ?? hands(file);
await speak(isLanguage(lang) ? lang : 'en');
await learn('resistance');

const target = document.getElementById('app');
if (target) {
  const seat = /seat-(\d+)$/.exec(file)?.[1];
  const show = asked.get('show') ?? 'table';
  const at = Number(asked.get('at') ?? 0);
  mount(Story, { target, props: { frames, start: at, you: seat ? Number(seat) : null, show } });
}
