// Everything that a host can do, each power seen by those whom it concerns.

import { expect, test } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { DESKTOP, Person, playUntil } from './support/person';
import { Server } from './support/server';

let server: Server;
let people: Person[];

test.beforeEach(async () => {
  server = await Server.start(20);
  people = [];
});

test.afterEach(async () => {
  await server.end();
  for (const person of people) expect(person.troubles).toEqual([]);
});

async function comes(browser: Browser, look: Parameters<typeof Person.open>[2] = {}) {
  const person = await Person.open(browser, server.base, look);
  people.push(person);
  return person;
}

/** A host and somebody who came by the link, both seated. */
async function together(browser: Browser): Promise<{ host: Person; guest: Person; link: string }> {
  const host = await comes(browser, { size: DESKTOP });
  const guest = await comes(browser, { language: 'de' });
  const link = await host.openTable();
  await guest.come(link);
  await guest.sit('Ben');
  await expect(host.seat('Ben')).toBeVisible();
  return { host, guest, link };
}

test('a host mutes a guest, and lets the guest talk again', async ({ browser }) => {
  const { host, guest } = await together(browser);
  const muted = guest.page.getByText(guest.say('refusal-muted'));
  await host.seat('Ben').click();
  await host.button('mute', { name: 'Ben' }).click();
  await expect(muted).toBeVisible();
  await host.seat('Ben').click();
  await host.button('unmute', { name: 'Ben' }).click();
  await expect(muted).toBeHidden();
  await guest.page.getByLabel(guest.say('chat-say')).fill('Danke');
  await guest.button('chat-send').click();
  await expect(host.page.getByText('Danke', { exact: true })).toBeVisible();
});

test('a host removes a guest, who may sit down again, and bars the guest', async ({ browser }) => {
  const { host, guest, link } = await together(browser);
  await host.seat('Ben').click();
  await host.button('remove', { name: 'Ben' }).click();
  await host.confirms('remove', { name: 'Ben' });
  await expect(guest.button('sit-down')).toBeVisible();
  await guest.sit('Ben');
  await host.seat('Ben').click();
  await host.button('bar', { name: 'Ben' }).click();
  // Whoever thinks better of it has done nothing.
  await host.button('cancel').click();
  await expect(host.seat('Ben')).toBeVisible();
  await host.seat('Ben').click();
  await host.button('bar', { name: 'Ben' }).click();
  await host.confirms('bar', { name: 'Ben' });
  const away = guest.page.getByText(guest.say('refusal-not-welcome'));
  await expect(away).toBeVisible();
  await expect(host.seat('Ben')).toBeHidden();
  await guest.come(link);
  await expect(away).toBeVisible();
  // Nor as somebody new: the link has changed.
  const again = await comes(browser);
  await again.come(link);
  await expect(again.page.getByText(again.say('refusal-bad-invite'))).toBeVisible();
});

test('a host hands over, and gets it back', async ({ browser }) => {
  const { host, guest } = await together(browser);
  await host.seat('Ben').click();
  await host.button('make-host', { name: 'Ben' }).click();
  await host.confirms('make-host', { name: 'Ben' });
  await expect(guest.button('start')).toBeVisible();
  await expect(host.button('start')).toBeHidden();
  await expect(guest.page.getByText(guest.say('host-now-you'))).toBeVisible();
  await expect(host.page.getByText(host.say('host-now', { name: 'Ben' }))).toBeVisible();
  await guest.seat('Ana').click();
  await guest.button('make-host', { name: 'Ana' }).click();
  await guest.confirms('make-host', { name: 'Ana' });
  await expect(host.button('start')).toBeVisible();
  await expect(guest.button('start')).toBeHidden();
});

test('a host seats bots, removes them, moves, and fills the rest', async ({ browser }) => {
  const { host, guest } = await together(browser);
  await host.freeSeat(3).click();
  await host.button('add-bot-normal').click();
  await expect(host.freeSeat(3)).toBeHidden();
  await host.freeSeat(4).click();
  await host.button('add-bot-random').click();
  await expect(host.freeSeat(4)).toBeHidden();
  await host.freeSeat(5).click();
  await host.button('sit-here').click();
  await expect(host.freeSeat(5)).toBeHidden();
  await expect(host.freeSeat(1)).toBeVisible();
  const bot = await host.page.locator('ol li').nth(2).locator('.name').innerText();
  await host.seat(bot).click();
  // No question is asked: a bot comes back with one tap.
  await host.button('remove', { name: bot }).click();
  await expect(host.freeSeat(3)).toBeVisible();
  await host.button('fill-with-bots', { count: 2 }).click();
  for (const person of people) {
    await expect(
      person.page.getByText(person.say('seats-taken', { taken: 5, seats: 5 })),
    ).toHaveCount(1);
  }
  await expect(host.button('start')).toBeEnabled();
  await expect(guest.page.getByText('Ana', { exact: true }).first()).toBeVisible();
});

test('bots leave a chair for everybody who may be about to sit', async ({ browser }) => {
  const { host, guest, link } = await together(browser);
  const late = await comes(browser);
  await late.come(link);
  await expect(late.button('sit-down')).toBeVisible();
  // Three are free, and one of them is for who has just come in.
  await host.button('fill-with-bots', { count: 2 }).click();
  await expect(host.page.getByText(host.say('start-missing', { count: 1 }))).toBeVisible();
  // The last one only if that is meant.
  await host.button('fill-with-bots', { count: 1 }).click();
  await expect(host.page.getByText(host.say('fill-sure', { count: 1 }))).toBeVisible();
  await host.button('cancel').click();
  await late.sit('Cleo');
  await expect(host.button('start')).toBeEnabled();
  await expect(guest.seat('Cleo')).toBeVisible();
});

test('a host changes what is played', async ({ browser }) => {
  const { host, guest } = await together(browser);
  await host.button('change').click();
  const dialog = host.page.getByRole('dialog');
  await dialog.getByLabel(host.say('table-name')).fill('Late flight');
  await host.button('more').click();
  await host.button('save').click();
  await expect(dialog).toBeHidden();
  await expect(guest.page.getByRole('heading', { name: 'Late flight' }).first()).toBeVisible();
  await expect(guest.freeSeat(6)).toBeVisible();
});

test('a host makes a new link, and the old one leads nowhere', async ({ browser }) => {
  const { host, link } = await together(browser);
  const field = host.page.getByLabel(host.say('invite-link'));
  await host.button('table-menu').click();
  await host.button('new-link').click();
  await host.confirms('new-link');
  await expect(field).not.toHaveValue(link);
  const late = await comes(browser);
  await late.come(link);
  await expect(late.page.getByText(late.say('refusal-bad-invite'))).toBeVisible();
  await late.come(await field.inputValue());
  await late.sit('Cleo');
});

test('a host answers those who knock', async ({ browser }) => {
  const { host } = await together(browser);
  const code = await host.page.locator('dd.code').innerText();
  for (const [name, welcome] of [
    ['Cleo', true],
    ['Dan', false],
  ] as const) {
    const stranger = await comes(browser);
    await stranger.page.goto(`${server.base}/code`);
    await stranger.page.getByLabel(stranger.say('code'), { exact: true }).fill(code);
    await stranger.page.getByLabel(stranger.say('your-name')).fill(name);
    await stranger.button('knock').click();
    await expect(stranger.page.getByText(stranger.say('knocking'))).toBeVisible();
    await expect(host.page.getByText(host.say('knocks', { name }))).toBeVisible();
    await host.button(welcome ? 'let-in' : 'turn-away').click();
    await expect(stranger.page.getByText(stranger.say('knocking'))).toBeHidden();
    if (welcome)
      await expect(stranger.page.getByText('Ben', { exact: true }).first()).toBeVisible();
    else await expect(stranger.page.getByText(stranger.say('refusal-not-welcome'))).toBeVisible();
  }
});

test('a host has keys for programs and a link for another device', async ({ browser }) => {
  const { host } = await together(browser);
  await host.button('table-menu').click();
  await host.button('add-program').click();
  await expect(host.page.getByText(host.say('add-program-once'))).toBeVisible();
  await host.button('move-device').click();
  const link = await host.page.getByLabel(host.say('move-device')).inputValue();
  const other = await comes(browser);
  await other.come(link);
  await other.button('device-take').click();
  // The seat and the rights of the host have come along.
  await expect(other.button('start')).toBeVisible();
  await expect(host.page.getByText(host.say('refusal-moved'))).toBeVisible();
});

test('a person who has lost the cookie gets the seat back', async ({ browser }) => {
  const { host, guest } = await together(browser);
  await guest.button('table-menu').click();
  await guest.button('recovery-link').click();
  const link = await guest.page.getByLabel(guest.say('recovery-link')).inputValue();
  // The same link works again and again: browsers forget more than once.
  for (let times = 0; times < 2; times++) {
    const other = await comes(browser);
    await other.come(link);
    await expect(other.page.getByText(other.say('seat-recover')).first()).toBeVisible();
    await other.button('device-take').click();
    await expect(other.button('table-menu')).toBeVisible();
    await expect(other.page.getByText('Ben', { exact: true }).first()).toBeVisible();
  }
  await expect(guest.page.getByText(guest.say('refusal-moved'))).toBeVisible();
  await expect(host.button('start')).toBeVisible();
});

test('a host starts, keeps the powers in a match, and plays again', async ({ browser }) => {
  const { host, guest } = await together(browser);
  await host.button('fill-with-bots', { count: 3 }).click();
  await host.button('start').click();
  for (const person of people) await person.seesMatch();
  await host.button('tab-people').click();
  const menu = host.button('seat-menu', { name: 'Ben' });
  await menu.click();
  await host.button('mute', { name: 'Ben' }).click();
  await expect(host.page.getByText(host.say('mark-muted'))).toBeVisible();
  await menu.click();
  await host.button('unmute', { name: 'Ben' }).click();
  await expect(host.page.getByText(host.say('mark-muted'))).toBeHidden();
  await menu.click();
  await host.button('remove', { name: 'Ben' }).click();
  await host.confirms('remove', { name: 'Ben' });
  await expect(guest.page.getByText(guest.say('watching'))).toBeVisible();
  await playUntil([host], () => host.isOver);
  await host.button('rematch').click();
  await expect(host.button('start')).toBeVisible();
});

test('a host closes the table for everybody', async ({ browser }) => {
  const { host } = await together(browser);
  await host.button('table-menu').click();
  await host.button('close-table').click();
  await host.confirms('close-table');
  for (const person of people) {
    await expect(person.page.getByText(person.say('refusal-closed'))).toBeVisible();
  }
});
