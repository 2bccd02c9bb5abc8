// Illegal in browsers: a whole trade while somebody watches the room, a session that ends in the
// middle of one, a server that dies, a person as game master, and evenings to the end.

import { expect, test } from '@playwright/test';
import { listen } from './support/frames';
import { DESKTOP, Person, PHONE, playUntil } from './support/person';
import { Server } from './support/server';

let server: Server;

test.beforeEach(async () => {
  server = await Server.start(60);
});

test.afterEach(async () => {
  await server.end();
});

type Cards = Record<string, number>;

interface Frame {
  view: {
    table: { stage: string; corners: number[][]; deals?: unknown[] };
    own: { hand: Cards; exchanges: { gives: Cards; gets: Cards; confirmed: number[] }[] };
  };
  events: { event: string }[];
}

/** What a page is sent, and the cards it may know of by the newest frame. */
function hear({ page }: Person) {
  const heard = listen<Frame>(page);
  return { ...heard, hand: () => heard.newest()?.view.private.hand ?? {} };
}

/** Asks somebody to talk, by a tap on their token in the room. */
async function knock(person: Person, name: string): Promise<void> {
  const people = person.page.getByRole('list', { name: person.say('illegal-table-people') });
  await people.getByRole('button', { name: new RegExp(`\\b${name}\\b`) }).click();
  await person.button('illegal-table-do-knock', { where: 'table', corner: 0 }).click();
}

/** Two of them go to a corner. */
async function goToCorner(ana: Person, ben: Person): Promise<void> {
  await knock(ana, 'Ben');
  // Bots may have knocked, too.
  const asks = ben.say('illegal-table-knock', { where: 'table', name: 'Ana' });
  const card = ben.choices.getByRole('group', { name: asks });
  const admit = ben.say('illegal-table-do-admit', { where: 'table' });
  await card.getByRole('button', { name: admit }).click();
  await expect(cards(ana)).not.toHaveCount(0);
  await expect(cards(ben)).not.toHaveCount(0);
}

/** The cards that somebody in a corner can lay down. */
function cards(person: Person) {
  const hand = person.page.getByRole('group', { name: person.say('illegal-table-hand') });
  return hand.getByRole('button');
}

/** What a person can confirm now. */
function confirm(person: Person) {
  const start =
    person.say('illegal-table-do-confirm', { give: '', get: '' }).split(/[\s:,]/)[0] ?? '';
  return person.choices.getByRole('button', { name: new RegExp(`^${start}`) });
}

/** Plays on to the end, and looks at every stage once. */
async function playToEnd(people: Person[], shots: string): Promise<void> {
  const [first] = people as [Person];
  const stages = new Set<string>();
  await playUntil(people, async () => {
    const stage = await first.phase();
    if (!stages.has(stage)) {
      stages.add(stage);
      for (const person of people) await person.saysEverything();
      await first.page.screenshot({ path: `e2e/shots/${shots}-${stages.size}.png` });
    }
    return first.isOver;
  });
}

test('two trade in a corner, and a third who watches sees only that they are there', async ({
  browser,
}) => {
  const ana = await Person.open(browser, server.base, { game: 'illegal', size: DESKTOP });
  const ben = await Person.open(browser, server.base, { game: 'illegal', language: 'de' });
  const eve = await Person.open(browser, server.base, { game: 'illegal', size: PHONE });
  const heard = { ana: hear(ana), ben: hear(ben), eve: hear(eve) };
  const link = await ana.openTable(4);
  await ben.come(link);
  await ben.sit('Ben');
  await ana.button('fill-with-bots', { count: 2 }).click();
  await ana.button('start').click();
  await eve.come(link);
  for (const person of [ana, ben, eve]) await person.seesMatch();

  await goToCorner(ana, ben);
  await expect.poll(() => heard.eve.newest()?.view.public.corners).toContainEqual([1, 2]);
  const before = { ana: heard.ana.hand(), ben: heard.ben.hand() };
  await cards(ana).first().click();
  await cards(ben).first().click();
  await expect(confirm(ana)).toBeEnabled();
  await ana.page.screenshot({ path: 'e2e/shots/illegal-corner.png' });
  await ben.page.screenshot({ path: 'e2e/shots/illegal-corner-de.png' });
  await confirm(ana).click();
  await expect(confirm(ben)).toBeEnabled();
  // A last-moment switch: Ana lays down another card, and what Ben saw is no longer what he gets.
  await cards(ana).last().click();
  const changed = ben.page.getByText(ben.say('illegal-table-changed'), { exact: true });
  await expect(changed).toBeVisible();
  await expect(confirm(ben)).toBeEnabled();
  await confirm(ben).click();
  await expect(confirm(ana)).toBeEnabled();
  await confirm(ana).click();
  const total = (hand: Cards) => Object.values(hand).reduce((sum, count) => sum + count, 0);
  await expect.poll(() => total(heard.ana.hand())).toBe(total(before.ana) - 1);
  await expect.poll(() => total(heard.ben.hand())).toBe(total(before.ben) + 1);

  // Eve was told who is where, and nothing of it.
  const told = heard.eve.frames().join('');
  expect(told).not.toMatch(/"event":"(laid|took-back|confirmed|exchanged|knocked|dealt)"/);
  for (const text of heard.eve.frames()) {
    expect((JSON.parse(text) as Frame).view.private.exchanges).toEqual([]);
  }

  await playToEnd([ana, ben], 'illegal-four');
  for (const person of [ana, ben, eve]) {
    await expect(
      person.page.getByRole('table', { name: person.say('illegal-table-end-account') }),
    ).toBeVisible();
    await person.saysEverything();
    expect(person.troubles).toEqual([]);
  }
  expect(heard.eve.newest()?.view.public.deals?.length).toBeGreaterThan(0);
  await ana.page.screenshot({ path: 'e2e/shots/illegal-end.png', fullPage: true });
  await ben.page.screenshot({ path: 'e2e/shots/illegal-end-de.png', fullPage: true });
});

test('a server that dies in the middle of a session loses nothing that lies there', async ({
  browser,
}) => {
  const ana = await Person.open(browser, server.base, { game: 'illegal' });
  const ben = await Person.open(browser, server.base, { game: 'illegal', language: 'fr' });
  const heard = { ana: hear(ana), ben: hear(ben) };
  const link = await ana.openTable(4);
  await ben.come(link);
  await ben.sit('Ben');
  await ana.button('fill-with-bots', { count: 2 }).click();
  await ana.button('start').click();
  await goToCorner(ana, ben);
  await cards(ana).first().click();
  await cards(ben).first().click();
  await expect(confirm(ben)).toBeEnabled();
  await confirm(ben).click();
  const lies = () => heard.ana.newest()?.view.private.exchanges ?? [];
  await expect.poll(() => lies()[0]?.confirmed).toEqual([2]);
  const before = lies();
  await server.kill('SIGKILL');
  await expect(ana.page.getByText(ana.say('banner-reconnect'))).toBeVisible();
  await server.run();
  for (const person of [ana, ben]) {
    await expect(person.page.getByText(person.say('banner-reconnect'))).toBeHidden();
  }
  await expect(confirm(ana)).toBeEnabled();
  expect(lies()).toEqual(before);
  await confirm(ana).click();
  await expect.poll(() => heard.ben.newest()?.view.private.exchanges).toEqual([]);
  for (const person of [ana, ben]) expect(person.troubles).toEqual([]);
});

test('a person as game master: builds, starts, ends a session in the middle of a deal', async ({
  browser,
}) => {
  const gus = await Person.open(browser, server.base, {
    game: 'illegal',
    size: DESKTOP,
    name: 'Gus',
  });
  const ana = await Person.open(browser, server.base, { game: 'illegal', language: 'es' });
  const ben = await Person.open(browser, server.base, { game: 'illegal', size: PHONE });
  const people = [gus, ana, ben];
  const heard = { ana: hear(ana), ben: hear(ben) };
  const link = await gus.openTable(5, 'gm');
  for (const [person, name] of [
    [ana, 'Ana'],
    [ben, 'Ben'],
  ] as const) {
    await person.come(link);
    await person.sit(name);
  }
  // The last chair is the game master's.
  await gus.button('seat-free', { seat: 5 }).click();
  await gus.button('sit-here').click();
  await expect(gus.freeSeat(1)).toBeVisible();
  await gus.button('fill-with-bots', { count: 2 }).click();
  await gus.button('start').click();
  for (const person of people) await person.seesMatch();
  await gus.page.screenshot({ path: 'e2e/shots/illegal-console.png', fullPage: true });
  await gus.saysEverything();

  // A packet that deals what it buys: the table says which rule it breaks.
  const part = (name: string) => gus.page.getByRole('group', { name: gus.say(name) });
  await part('illegal-table-build-dealer').getByRole('button').nth(1).click();
  await part('illegal-table-build-buyer').getByRole('button').nth(1).click();
  await part('illegal-table-build-extra').getByRole('button').nth(2).click();
  await gus.button('illegal-table-do-pack').click();
  const why = gus.page.getByText(gus.say('illegal-refusal-deals-what-it-buys'));
  await expect(why.first()).toBeVisible();
  await part('illegal-table-build-buyer').getByRole('button').nth(3).click();
  await gus.page.screenshot({ path: 'e2e/shots/illegal-build.png' });
  await gus.button('illegal-table-do-pack').click();
  const second = gus.say('illegal-table-build', { number: 2, all: 4 });
  await expect(gus.page.getByText(second)).toBeVisible();
  await gus.button('illegal-table-do-draw-packets').click();
  await gus.page.waitForTimeout(400);
  await gus.button('illegal-table-do-draw-packets').click();
  await gus.button('illegal-table-do-start', { next: 'session' }).click();
  await goToCorner(ana, ben);
  const before = { ana: heard.ana.hand(), ben: heard.ben.hand() };
  await cards(ana).first().click();
  await cards(ben).first().click();
  await expect(confirm(ana)).toBeEnabled();
  await gus.page.screenshot({ path: 'e2e/shots/illegal-console-session.png', fullPage: true });
  await gus.button('illegal-table-do-end', { stage: 'session' }).click();
  await gus.page.waitForTimeout(400);
  await gus.button('illegal-table-do-end', { stage: 'session' }).click();
  await expect.poll(() => heard.ana.newest()?.view.public.stage).toBe('ready');
  // It is void, and nothing is lost.
  expect(heard.ana.newest()?.view.private.exchanges).toEqual([]);
  expect({ ana: heard.ana.hand(), ben: heard.ben.hand() }).toEqual(before);

  await playToEnd(people, 'illegal-master');
  for (const person of people) expect(person.troubles).toEqual([]);
});

test('eight trade garden gnomes to the end, on a phone', async ({ browser }) => {
  const mia = await Person.open(browser, server.base, {
    game: 'illegal',
    language: 'pt',
    name: 'Mia',
  });
  await mia.openTable(8, 'family');
  await mia.button('fill-with-bots', { count: 7 }).click();
  await mia.button('start').click();
  await mia.seesMatch();
  await playToEnd([mia], 'illegal-eight');
  await mia.page.screenshot({ path: 'e2e/shots/illegal-eight-end.png', fullPage: true });
  const text = await mia.page.locator('body').innerText();
  for (const name of ['guns', 'pornography', 'powder', 'call-girls']) {
    expect(text).not.toContain(mia.say(`illegal-resource-${name}`));
  }
  expect(mia.troubles).toEqual([]);
});

test('a table for adults says so, unless it is for families', async ({ browser }) => {
  const ana = await Person.open(browser, server.base, { game: 'illegal' });
  await ana.page.goto(`${server.base}/new`);
  const mark = ana.page.getByText(ana.say('adults'), { exact: true }).first();
  await ana.choice().check({ force: true });
  await expect(mark).toBeVisible();
  await ana.page.screenshot({ path: 'e2e/shots/illegal-new.png', fullPage: true });
  await ana.openTable(4, 'family');
  await expect(ana.page.getByText(ana.say('adults'), { exact: true })).toHaveCount(0);
});
