// The shared screen of somebody who plays: nothing of what that seat knows reaches the page.

import { expect, test } from '@playwright/test';
import { DESKTOP, Person, playUntil } from './support/person';
import { Server } from './support/server';

/** What a frame has of what one viewer alone knows and can do. */
interface Frame {
  view: { private: unknown };
  legal: unknown[];
}

let server: Server;

test.beforeEach(async () => {
  server = await Server.start();
});

test.afterEach(async () => {
  await server.end();
});

test('the board of a seated person is sent what everybody sees', async ({ browser }) => {
  const host = await Person.open(browser, server.base, { language: 'en', size: DESKTOP });
  const link = await host.openTable();
  const guests: Person[] = [];
  for (const name of ['Ben', 'Cléo', 'Dörte', 'Eva']) {
    const guest = await Person.open(browser, server.base, { language: 'de' });
    await guest.come(link);
    await guest.sit(name);
    guests.push(guest);
  }
  await host.button('start').click();
  await host.seesMatch();

  // In the same browser, under the same cookie, as a television beside the table would have it.
  const board = await host.page.context().newPage();
  const frames: Frame[] = [];
  board.on('websocket', (socket) => {
    expect(new URL(socket.url()).searchParams.get('eyes')).toBe('public');
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(payload.toString());
      if (message.type === 'frame') frames.push(message);
    });
  });
  await board.setViewportSize({ width: 1920, height: 1080 });
  await board.goto(`${host.page.url().split('?')[0]}?board`);
  await expect.poll(() => frames.length).toBeGreaterThan(0);
  await playUntil([host, ...guests], async () => (await host.phase()) === 'Mission');
  // A team was voted on, and the screen tells of it.
  await expect(board.getByText(host.say('resistance-table-history-none'))).toHaveCount(0);
  await board.screenshot({ path: 'e2e/shots/board.png' });

  // The same as somebody sees who only watches, and nothing to choose.
  const watcher = await Person.open(browser, server.base, { language: 'nl' });
  const watched: Frame[] = [];
  watcher.page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(payload.toString());
      if (message.type === 'frame') watched.push(message);
    });
  });
  await watcher.come(link);
  const last = (seen: Frame[]): string => JSON.stringify(seen.at(-1)?.view);
  await expect.poll(() => last(watched) === last(frames)).toBe(true);
  expect(frames.every((frame) => frame.legal.length === 0)).toBe(true);
  for (const { view } of frames) expect(view.private).toMatchObject({ side: null, spies: [] });
  await expect(board.getByRole('button', { name: host.say('peek') })).toHaveCount(0);
  for (const person of [host, ...guests, watcher]) expect(person.troubles).toEqual([]);
});
