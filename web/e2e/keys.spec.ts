// Nobody ever reads the key of a text, on whatever page, and be it for a blink.

import { expect, test } from '@playwright/test';
import { GAME_IDS } from '../src/games/ids';
import { Person } from './support/person';
import { Server } from './support/server';

let server: Server;

test.beforeEach(async () => {
  server = await Server.start();
});

test.afterEach(async () => {
  await server.end();
});

const PAGES = [
  '/',
  '/new',
  '/lobby',
  '/code',
  '/about',
  '/d',
  '/d#none',
  '/none',
  '/t/none',
  ...GAME_IDS.map((game) => `/rules/${game}`),
];

for (const language of ['en', 'de', 'fr', 'nl', 'es', 'pt']) {
  test(`no page shows a key before its texts are there, ${language}`, async ({ browser }) => {
    const host = await Person.open(browser, server.base, { language });
    const stranger = await Person.open(browser, server.base, { language });
    for (const { page } of [host, stranger]) {
      // Whatever a page fetches beyond its first file comes late.
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await new Promise((next) => setTimeout(next, 60));
        await route.continue();
      });
    }
    // A table that the lobby lists, and one where strangers knock.
    await host.page.goto(`${server.base}/new`);
    await host.page.getByLabel(host.say('your-name')).fill('Ana');
    await host.page.getByText(host.say('who-comes-public'), { exact: true }).click();
    await host.button('open-table').click();
    await host.page.waitForURL(/\/t\//);
    await host.openTable();
    const code = await host.page.locator('dd.code').innerText();
    for (const path of PAGES) {
      await stranger.page.goto(server.base + path);
      await expect(stranger.page.getByRole('heading').first()).toBeVisible();
    }
    // The lobby again, to see the table in it.
    await stranger.page.goto(`${server.base}/lobby`);
    await expect(stranger.page.getByText(stranger.say('resistance-name')).first()).toBeVisible();

    await stranger.page.goto(`${server.base}/code`);
    await stranger.page.getByLabel(stranger.say('code'), { exact: true }).fill(code);
    await stranger.page.getByLabel(stranger.say('your-name')).fill('Cleo');
    await stranger.button('knock').click();
    const asked = stranger.say('knocking-about', { table: stranger.say('resistance-name') });
    await expect(stranger.page.getByText(asked)).toBeVisible();
    // The same from nothing, as when the page is loaded anew.
    await stranger.page.reload();
    await expect(stranger.page.getByText(asked)).toBeVisible();

    await host.page.reload();
    await host.button('change').click();
    await expect(host.page.getByText(host.say('mayday-tagline'))).toBeVisible();
    expect([...host.troubles, ...stranger.troubles]).toEqual([]);
  });
}
