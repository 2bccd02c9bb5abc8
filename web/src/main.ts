import { mount } from 'svelte';
import App from './App.svelte';
import { listen } from './lib/router.svelte';
import { begin } from './lib/settings.svelte';
import { keepShell } from './lib/offline';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the client');

// Words first: a page that shows keys for a blink would look broken.
await begin();
listen();
mount(App, { target });
keepShell();
