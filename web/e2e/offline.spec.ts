// Without a network: the page itself is there and says so, and it can be installed.

import { expect, test } from '@playwright/test';
import { Server } from './support/server';
import { texts } from './support/texts';

test('the page opens without a network and says that the server is away', async ({ browser }) => {
  const server = await Server.start();
  const say = texts('en');
  try {
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(`${server.base}/`);
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
      return (await fetch(link?.href ?? '')).json() as Promise<Record<string, unknown>>;
    });
    expect(manifest).toMatchObject({ name: 'Redeye', display: 'standalone', start_url: '/' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    // The second visit is the service worker's.
    await page.reload();
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    await server.kill();
    await page.goto(`${server.base}/t/SOMETABLE0000000`);
    await expect(page.getByText(say('refusal-offline')).first()).toBeVisible();
    await page.goto(`${server.base}/`);
    await expect(page.getByRole('link', { name: say('home-open-table') }).first()).toBeVisible();
    // Nothing of a table is kept: what was asked of the server was never stored.
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map((request) => new URL(request.url).pathname);
    });
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
  } finally {
    await server.end();
  }
});
