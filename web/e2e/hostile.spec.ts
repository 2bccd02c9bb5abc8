// Hostile Intent from the options to the end, in two languages: whatever is legal is done.

import { expect, test } from '@playwright/test';
import { DESKTOP, Person, PHONE, playUntil } from './support/person';
import { Server } from './support/server';

let server: Server;

test.beforeEach(async () => {
  server = await Server.start(60);
});

test.afterEach(async () => {
  await server.end();
});

const TABLES = [
  {
    name: 'agents',
    options: [
      ...['plots', 'hunter', 'dummy-agent', 'coordinator', 'deep-agent', 'pretender', 'blame'],
      // The shortest there is: with Blame no vote ends before.
      ...['inquisitor', 'pause=5'],
    ],
    agents: 'both',
    page: 'blame',
  },
  {
    name: 'hackers',
    options: [
      ...['plots', 'hunter', 'coordinator', 'inquisitor', 'resistance-hacker', 'spy-hacker'],
      'pause=5',
    ],
    agents: 'none',
    page: 'hackers',
  },
];

/** What is read out to ten with Hunters and the Coordinator, in this order. */
const NIGHT = [
  ...['eyes-shut', 'spy-thumbs', 'spies-look', 'spies-shut', 'chiefs-look', 'chiefs-shut'],
  ...['coordinator-thumb', 'coordinator-shut', 'all-shut', 'eyes-open'],
];

for (const { name, options, agents, page } of TABLES) {
  test(`ten seats play a whole match with ${name}`, async ({ browser }) => {
    const host = await Person.open(browser, server.base, { size: DESKTOP });
    const guest = await Person.open(browser, server.base, { language: 'de', size: PHONE });
    const people = [host, guest];
    const link = await host.openTable(10, ...options);
    await guest.come(link);
    await guest.sit('Ben');
    await host.button('fill-with-bots', { count: 8 }).click();
    await host.button('start').click();

    // The night is told to both alike, and put away by each.
    for (const person of people) {
      await person.seesMatch();
      const numbers = { chiefs: 2, allies: 2, agents };
      const lines = NIGHT.map((step) => person.say(`resistance-night-${step}`, numbers));
      const told = person.page.locator('.night li');
      await expect(told).toHaveText(lines);
      await expect(told.last()).toBeVisible();
      await person.page.screenshot({ path: `e2e/shots/hostile-${name}-night-${person.lang}.png` });
      await person.saysEverything();
      await person.button('resistance-table-night-over').click();
    }

    // What one is, in plain words, while it is held.
    await guest.button('peek').focus();
    await guest.page.keyboard.press('Enter');
    const secret = guest.page.getByText(guest.say('resistance-table-secret-chiefs'));
    await expect(secret).toBeVisible();
    await guest.page.screenshot({ path: `e2e/shots/hostile-${name}-secret.png` });
    // A long card is scrolled by keyboard, too, and put away from there.
    await guest.page.keyboard.press('Shift+Tab');
    await expect(secret).toBeVisible();
    await guest.page.keyboard.press('Escape');
    await expect(secret).toBeHidden();

    await host.button('tab-rules').click();
    const title = host.attribute(`resistance-rules-${page}`, 'title');
    await expect(host.page.getByText(title, { exact: true })).toBeVisible();
    await host.button('tab-log').click();

    const phases = new Set<string>();
    await playUntil(people, async () => {
      const phase = await host.phase();
      if (!phases.has(phase)) {
        phases.add(phase);
        for (const person of people) {
          await person.saysEverything();
          const shot = `e2e/shots/hostile-${name}-${phases.size}-${person.lang}.png`;
          await person.page.screenshot({ path: shot });
        }
      }
      return host.isOver;
    });
    // Phases may pass faster than anybody looks; the log has them all.
    const log = await host.page.locator('aside').innerText();
    expect(log).toMatch(/ makes .+ the Investigator\./);
    // Without a mission nobody examines, and nobody accuses: five teams in a row were rejected.
    if (!log.includes(host.say('resistance-ending-five-rejections'))) {
      expect(log).toMatch(/ examines /);
      expect(log).toMatch(/ steps forward: /);
    }
    for (const person of people) {
      const { page: screen } = person;
      await expect(screen.getByText(person.say('end-who'))).toBeVisible();
      // Everybody's character is turned up.
      const hunter = screen.getByText(person.say('resistance-character-spy-hunter'));
      await expect(hunter.first()).toBeVisible();
      await person.saysEverything();
      await screen.screenshot({
        path: `e2e/shots/hostile-${name}-end-${person.lang}.png`,
        fullPage: true,
      });
      expect(person.troubles).toEqual([]);
    }
  });
}

test('a host sees at once what does not fit, and a set that does', async ({ browser }) => {
  const host = await Person.open(browser, server.base);
  await host.page.goto(`${server.base}/new`);
  await host.page.getByLabel(host.say('your-name')).fill('Ana');
  await host.choose(['hunter', 'deep-agent']);
  const misfit = host.say('resistance-misfit-no-plain-spy', { seats: 5, plain: 0 });
  await expect(host.page.getByText(misfit)).toBeVisible();
  await expect(host.button('open-table')).toBeDisabled();
  for (const seats of [6, 7]) {
    await host.button('more').click();
    await expect(host.page.getByText(String(seats), { exact: true }).first()).toBeVisible();
  }
  await expect(host.page.getByText(misfit)).toBeHidden();
  await expect(host.button('open-table')).toBeEnabled();
  // A ready-made set fits, and goes on fitting when the table shrinks.
  await host.page.getByText(host.say('resistance-table-set-full-house'), { exact: true }).click();
  await host.button('fewer').click();
  await host.button('fewer').click();
  await expect(host.button('open-table')).toBeEnabled();
  await host.button('open-table').click();
  await host.page.waitForURL(/\/t\//);
  const within = host.say('resistance-option-dummy-agent');
  await expect(host.page.getByText(within, { exact: true })).toBeVisible();
  expect(host.troubles).toEqual([]);
});
