// All screens of the shell without a server: `/dev.html?screen=gathering-7&lang=de&theme=light`.
// Only the development server knows this page.

import { mount } from 'svelte';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/parts.css';
import { isLanguage } from '../lib/i18n/languages';
import { speak } from '../lib/i18n/texts.svelte';
import Gallery from './Gallery.svelte';
import { answerLocally } from './server';

const asked = new URLSearchParams(location.search);
const language = asked.get('lang');
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'dark';

answerLocally();
await speak(isLanguage(language) ? language : 'en');
const target = document.getElementById('app');
if (target) mount(Gallery, { target, props: { screen: asked.get('screen') ?? '' } });
