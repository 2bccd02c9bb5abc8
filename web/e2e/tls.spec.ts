// A server that does the encryption itself, and a real browser at it.

import { expect, test } from '@playwright/test';
import { DESKTOP, Person, playUntil } from './support/person';
import { Server } from './support/server';

test('a match is played over an encrypted connection', async ({ browser }) => {
  const server = await Server.startEncrypted(20);
  try {
    const host = await Person.open(browser, server.base, { size: DESKTOP });
    const guest = await Person.open(browser, server.base, { language: 'de' });
    const sockets: string[] = [];
    for (const { page } of [host, guest]) {
      page.on('websocket', (socket) => sockets.push(socket.url()));
    }
    const link = await host.openTable();
    expect(link).toMatch(/^https:/);
    await guest.come(link);
    await guest.sit('Ben');
    // What only an encrypted site has.
    expect(await host.page.evaluate(() => isSecureContext)).toBe(true);
    const [cookie] = await host.context.cookies();
    expect(cookie).toMatchObject({ name: '__Host-redeye', secure: true, httpOnly: true });
    await host.button('fill-with-bots', { count: 3 }).click();
    await host.button('start').click();
    for (const person of [host, guest]) {
      await person.seesMatch();
      await person.button('resistance-table-night-over').click();
    }
    await playUntil([host, guest], () => host.isOver);
    await expect(guest.page.getByRole('link', { name: guest.say('record') })).toBeVisible();
    expect(sockets.length).toBeGreaterThan(1);
    for (const socket of sockets) expect(socket).toMatch(/^wss:/);
    for (const person of [host, guest]) expect(person.troubles).toEqual([]);
  } finally {
    await server.end();
  }
});
