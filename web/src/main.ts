import { mount } from 'svelte';
import App from './App.svelte';
import { current, listen } from './lib/router.svelte';
import { begin } from './lib/settings.svelte';
import { keepShell } from './lib/offline';
import { fetchPage } from './pages';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the client');

// The page comes while the words do; if it does not come, it is asked for again and says so.
fetchPage(current().page).catch(() => undefined);
// Words first: a page that shows keys for a blink would look broken.
await begin();
listen();
mount(App, { target });
keepShell();
