// From the link to the reveal: several people, drops, a crash, a spectator, two languages.

import { expect, test } from '@playwright/test';
import { DESKTOP, Person, PHONE, playUntil } from './support/person';
import { Server } from './support/server';

let server: Server;

test.beforeEach(async () => {
  server = await Server.start();
});

test.afterEach(async () => {
  await server.end();
});

test('five browsers play a whole match by link', async ({ browser }) => {
  const looks = [
    { language: 'en', size: DESKTOP },
    { language: 'de', size: PHONE },
    { language: 'en', size: PHONE, theme: 'light' as const },
    { language: 'de', size: DESKTOP, theme: 'light' as const },
    { language: 'fr', size: PHONE },
  ];
  const people: Person[] = [];
  for (const look of looks) people.push(await Person.open(browser, server.base, look));
  const [host, ...guests] = people as [Person, ...Person[]];
  const link = await host.openTable();
  for (const [index, guest] of guests.entries()) {
    await guest.come(link);
    await guest.sit(['Ben', 'Cléo', 'Dörte', 'Eva'][index] ?? '');
  }
  await host.button('start').click();
  for (const person of people) await person.seesMatch();
  // The link's secret is gone from the address bar.
  expect(host.page.url()).not.toContain('#');

  // The night is told to all alike, and put away by each.
  const steps = ['eyes-shut', 'spies-look', 'spies-shut', 'all-shut', 'eyes-open'];
  for (const [index, person] of people.entries()) {
    const numbers = { chiefs: 0, agents: 'none' };
    const lines = steps.map((step) => person.say(`resistance-night-${step}`, numbers));
    await expect(person.page.locator('.night li')).toHaveText(lines);
    await person.page.screenshot({ path: `e2e/shots/night-${index + 1}.png` });
    await person.button('resistance-table-night-over').click();
    await expect(person.page.locator('.night')).toHaveCount(0);
  }

  // One drops out in the middle of the vote, and comes back to the same moment.
  await playUntil([host, ...guests], async () => (await host.phase()) === 'Vote');
  const [dropper] = guests as [Person];
  await dropper.page.goto('about:blank');
  await expect(host.page.getByText(host.say('seat-away'))).not.toHaveCount(0);
  await dropper.come(link.split('#')[0] ?? '');
  await dropper.seesMatch();
  await expect(dropper.button('resistance-table-do-approve')).toBeVisible();

  // A spectator sees what everybody sees.
  const watcher = await Person.open(browser, server.base, { language: 'nl' });
  await watcher.come(link);
  await expect(watcher.page.getByText(watcher.say('watching'))).toBeVisible();
  await expect(watcher.button('peek')).toHaveCount(0);

  // The server dies between the vote and the mission. Nothing is lost.
  await playUntil(people, async () => (await host.phase()) === 'Mission');
  await server.kill('SIGKILL');
  await expect(host.page.getByText(host.say('banner-reconnect'))).toBeVisible();
  await host.page.screenshot({ path: 'e2e/shots/reconnect.png' });
  await server.run();
  for (const person of people) {
    await expect(person.page.getByText(person.say('banner-reconnect'))).toBeHidden();
  }
  expect(await host.phase()).toBe('Mission');

  await playUntil(people, () => host.isOver);
  for (const person of [...people, watcher]) {
    await expect(person.page.getByRole('link', { name: person.say('record') })).toBeVisible();
    expect(person.troubles).toEqual([]);
  }
  // Every browser has added to the draw, and had committed to it.
  const address = await host.page
    .getByRole('link', { name: host.say('record') })
    .getAttribute('href');
  const record = await (await host.page.request.get(server.base + address)).text();
  expect(record.match(/^bound \d /gm)).toEqual([1, 2, 3, 4, 5].map((seat) => `bound ${seat} `));
  for (const [index, person] of people.entries()) {
    await person.page.screenshot({ path: `e2e/shots/end-${index + 1}.png`, fullPage: true });
  }
});

test('a bot covers for somebody who is away, and hands the seat back', async ({ browser }) => {
  const host = await Person.open(browser, server.base, { size: DESKTOP });
  const guest = await Person.open(browser, server.base, { language: 'de' });
  const link = await host.openTable();
  await guest.come(link);
  await guest.sit('Ben');
  await host.button('fill-with-bots', { count: 3 }).click();
  await host.button('start').click();
  await guest.seesMatch();
  // Whoever leaves is covered at once; the others see it.
  await guest.button('table-menu').click();
  await guest.button('leave').click();
  await guest.page
    .getByRole('dialog')
    .getByRole('button', { name: guest.say('leave') })
    .last()
    .click();
  await expect(host.page.getByText(host.say('seat-covered'))).not.toHaveCount(0);
  await host.page.screenshot({ path: 'e2e/shots/covered.png' });
  await guest.come(link.split('#')[0] ?? '');
  await guest.seesMatch();
  await expect(host.page.getByText(host.say('seat-covered'))).toHaveCount(0);
  await playUntil([host, guest], () => host.isOver);
  expect([...host.troubles, ...guest.troubles]).toEqual([]);
});

test('one person and bots play with plot cards, and once more', async ({ browser }) => {
  const host = await Person.open(browser, server.base, { language: 'de', name: 'Zoë' });
  await host.openTable(7, 'plots');
  await host.button('fill-with-bots', { count: 6 }).click();
  await host.button('start').click();
  await host.seesMatch();
  await playUntil([host], () => host.isOver);
  await host.page.screenshot({ path: 'e2e/shots/plots-end.png', fullPage: true });
  await host.button('rematch').click();
  await host.button('start').click();
  await host.seesMatch();
  expect(host.troubles).toEqual([]);
});

test('names with joiners sit and talk; one that looks like another is refused once', async ({
  browser,
}) => {
  const name = 'Anna 👩‍💻';
  const host = await Person.open(browser, server.base, { size: DESKTOP, name });
  const guest = await Person.open(browser, server.base);
  const link = await host.openTable();
  await guest.come(link);
  for (const [wrong, why] of [
    ['anna 👩‍💻', 'name-taken'],
    // The first letter is Cyrillic.
    ['Аnna 👩‍💻', 'name-mixed'],
  ] as const) {
    await guest.page.getByLabel(guest.say('your-name')).fill(wrong);
    await guest.button('sit-down').click();
    await expect(guest.page.getByText(guest.say(`refusal-${why}`))).toBeVisible();
  }
  await guest.sit('علی‌رضا');
  await expect(host.seat('علی‌رضا')).toBeVisible();
  await guest.page.getByLabel(guest.say('chat-say')).fill('سلام 👩‍👧');
  await guest.button('chat-send').click();
  await expect(host.page.getByText('سلام 👩‍👧', { exact: true })).toBeVisible();
  expect([...host.troubles, ...guest.troubles]).toEqual([]);
});
