// Pictures of all screens, for whoever wants to see what a change does:
// `REDEYE_CHROMIUM=… node dev/shots.mjs [screen…] [--lang=de] [--theme=light] [--size=phone|low|narrow|small|desk|wide]`.

import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

const SIZES = {
  phone: { width: 390, height: 844 },
  narrow: { width: 360, height: 740 },
  // What a phone's browser leaves of it.
  low: { width: 390, height: 664 },
  desk: { width: 1440, height: 900 },
  wide: { width: 1920, height: 1080 },
  small: { width: 320, height: 640 },
};
const SCREENS = [
  'home new lobby code rules about missing offline knocking closed',
  'gathering-5 gathering-7 gathering-10 gathering-guest gathering-knock',
  'playing playing-ten reconnecting over board',
  'mayday-mark mayday-choose mayday-vote mayday-wait mayday-eight mayday-late mayday-seven',
  'mayday-window mayday-listen mayday-crew mayday-crew-late mayday-board mayday-over',
  'mayday-over-board rules-mayday gathering-mayday',
  'illegal-table illegal-knocked illegal-knock illegal-knocks illegal-corner illegal-corner-new',
  'illegal-corner-family illegal-eight illegal-docks illegal-docks-eight illegal-debate',
  'illegal-point illegal-advanced illegal-build illegal-start illegal-console illegal-reveal',
  'illegal-board illegal-docks-board illegal-debate-board illegal-over illegal-over-four',
  'illegal-account illegal-account-board illegal-over-board rules-illegal gathering-illegal',
  'hijacked-turn hijacked-reserve hijacked-reserved hijacked-card hijacked-card-dear',
  'hijacked-stones hijacked-retreat hijacked-keep hijacked-take hijacked-end-turn hijacked-wait',
  'hijacked-two hijacked-four hijacked-solo hijacked-board hijacked-over hijacked-over-board',
  'hijacked-stormed hijacked-solo-over rules-hijacked gathering-hijacked',
  'preferences confirm notice more seat',
].flatMap((line) => line.split(' '));

const texts = process.argv.slice(2);
const option = (name, all) => {
  const found = texts.find((word) => word.startsWith(`--${name}=`));
  return found ? found.split('=')[1].split(',') : all;
};
const wanted = texts.filter((word) => !word.startsWith('--'));
const screens = wanted.length > 0 ? wanted : SCREENS;

const folder = new URL('./shots/', import.meta.url).pathname;
await mkdir(folder, { recursive: true });
const server = await createServer({ server: { port: 5199, strictPort: false } });
await server.listen();
const { port } = server.httpServer.address();
const browser = await chromium.launch({
  // Nothing: the browser that Playwright brings along.
  executablePath: process.env.REDEYE_CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu'],
});

for (const size of option('size', ['phone', 'desk'])) {
  for (const theme of option('theme', ['dark'])) {
    for (const lang of option('lang', ['en'])) {
      const page = await browser.newPage({ viewport: SIZES[size] });
      page.on('pageerror', (problem) => console.error(problem.message));
      for (const screen of screens) {
        const query = new URLSearchParams({ screen, lang, theme });
        await page.goto(`http://localhost:${port}/dev.html?${query}`);
        await page.locator('main').first().waitFor();
        await page.waitForTimeout(1300);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        if (wide) console.error(`${screen} ${size} ${lang}: scrolls sideways`);
        const fullPage = texts.includes('--full');
        await page.screenshot({
          path: `${folder}${screen}.${size}.${theme}.${lang}.png`,
          fullPage,
        });
      }
      await page.close();
    }
  }
}
await browser.close();
await server.close();
