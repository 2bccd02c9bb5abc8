// Hijacked in browsers: alone, with bots, a card that is taken over, stones that stay drawn after a
// crash, and a box of one's own.

import { readFileSync } from 'node:fs';
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

interface Action {
  do: string;
  die?: number;
  place?: number;
}

interface Frame {
  legal: Action[];
  awaits: number[];
  view: {
    table: {
      stage: string;
      box_name: string;
      trust: number;
      stones: { seat: number; greens: number } | null;
      row: { reserved: { seat: number } | null }[];
      players: { score: number; markers: Record<string, number> }[];
      turn: { seat: number; dice: { value: number; used: boolean }[] } | null;
    };
  };
  events: { event: string; seat?: number }[];
}

/** Plays on to the end; nothing goes wrong, and no text is missing. */
async function playToEnd(people: Person[], shots: string): Promise<void> {
  const [first] = people as [Person];
  let looks = 0;
  await playUntil(people, async () => {
    looks += 1;
    if (looks % 60 === 1) {
      for (const person of people) await person.saysEverything();
      await first.page.screenshot({ path: `e2e/shots/${shots}-${looks}.png` });
    }
    return first.isOver;
  });
  for (const person of people) {
    await person.saysEverything();
    expect(person.troubles).toEqual([]);
  }
  await first.page.screenshot({ path: `e2e/shots/${shots}-end.png`, fullPage: true });
}

/** A table at which Ana and others sit, and bots; the match has begun. */
async function sitDown(people: Person[], seats: number): Promise<void> {
  const [host, ...guests] = people as [Person, ...Person[]];
  const link = await host.openTable(seats);
  for (const guest of guests) {
    await guest.come(link);
    await guest.sit('Ben');
  }
  const bots = seats - people.length;
  if (bots > 0) await host.button('fill-with-bots', { count: bots }).click();
  await host.button('start').click();
  for (const person of people) await person.seesMatch();
}

test('one plays against the Cybot to the end, with dice that are dragged and turned', async ({
  browser,
}) => {
  const ana = await Person.open(browser, server.base, { game: 'hijacked', language: 'de' });
  const heard = listen<Frame>(ana.page);
  await sitDown([ana], 1);
  const table = () => heard.newest()?.view.public;
  await expect.poll(() => table()?.stage).toBe('turn');

  // Two taps turn a die for a marker: the die, and up. The joker that everybody has pays for it.
  const [before] = table()?.turn?.dice ?? [];
  await ana.dice.first().click();
  const up = ana.say('hijacked-table-turn-to', {
    value: ((before?.value ?? 0) % 6) + 1,
    kind: ana.say('hijacked-kind-joker'),
  });
  await ana.choices.getByRole('button', { name: up }).click();
  await expect
    .poll(() => table()?.turn?.dice[0]?.value, 'one more, and after six comes one')
    .toBe(((before?.value ?? 0) % 6) + 1);
  expect(table()?.players[0]?.markers['joker']).toBe(0);

  // Another one is dragged to the bag.
  const trust = await ana.place('trust');
  const [from, to] = [await ana.dice.nth(1).boundingBox(), await trust.boundingBox()];
  if (!from || !to) throw new Error('there is nothing to drag');
  await ana.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await ana.page.mouse.down();
  await ana.page.mouse.move(from.x, from.y - 60, { steps: 4 });
  await ana.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await ana.page.mouse.up();
  await expect.poll(() => table()?.turn?.dice[1]?.used).toBe(true);
  expect(heard.frames().join('')).toContain('"event":"builds-trust"');

  await playToEnd([ana], 'hijacked-solo');
  expect(table()?.stage).toBe('over');
});

test('two negotiate to the end, one of them a bot', async ({ browser }) => {
  const ana = await Person.open(browser, server.base, { game: 'hijacked', size: DESKTOP });
  await sitDown([ana], 2);
  await playToEnd([ana], 'hijacked-two');
});

test('four negotiate to the end, two of them bots', async ({ browser }) => {
  const ana = await Person.open(browser, server.base, { game: 'hijacked', size: DESKTOP });
  const ben = await Person.open(browser, server.base, { game: 'hijacked', language: 'fr' });
  await sitDown([ana, ben], 4);
  await playToEnd([ana, ben], 'hijacked-four');
});

test('a reserved card is taken over by another', async ({ browser }) => {
  const ana = await Person.open(browser, server.base, { game: 'hijacked', size: DESKTOP });
  const ben = await Person.open(browser, server.base, { game: 'hijacked', language: 'es' });
  const heard = { ana: listen<Frame>(ana.page), ben: listen<Frame>(ben.page) };
  await sitDown([ana, ben], 2);

  /** Places a die, by two taps. */
  const put = async (person: Person, { die, place }: Action) => {
    await person.dice.nth((die ?? 1) - 1).click();
    await (await person.place(`card-${place}`)).click();
  };
  const isReserved = (frame: Frame, place = 0) => frame.view.public.row[place - 1]?.reserved;
  for (;;) {
    const [who, whose] = heard.ana.newest()?.awaits[0] === 1 ? [ana, heard.ana] : [ben, heard.ben];
    const frame = whose.newest();
    if (!frame || frame.view.public.stage === 'over') throw new Error('nobody had the dice for it');
    const find = (name: string) => frame.legal.find((action) => action.do === name);
    const steal = frame.legal.find(
      (action) => action.do === 'choose' && isReserved(frame, action.place),
    );
    const seen = whose.frames().length;
    if (steal) {
      await who.page.screenshot({ path: 'e2e/shots/hijacked-take-over.png' });
      const owner = isReserved(frame, steal.place)?.seat;
      await put(who, steal);
      await expect.poll(() => whose.frames().length).toBeGreaterThan(seen);
      const events = whose.frames().slice(seen).join('');
      expect(events).toContain(`{"event":"released","seat":${owner},"place":${steal.place}}`);
      expect(whose.newest() && isReserved(whose.newest() as Frame, steal.place)).toBeNull();
      break;
    }
    const reserve = find('reserve');
    const choose = find('choose');
    if (find('take')) await who.choices.getByRole('button').first().click();
    else if (find('discard')) await who.button('hijacked-table-do-discard').click();
    else if (find('play')) await who.choices.getByRole('button').first().click();
    else if (reserve) await put(who, reserve);
    else if (choose) await put(who, choose);
    else await endTurn(who);
    await expect.poll(() => whose.frames().length).toBeGreaterThan(seen);
    await expect.poll(() => heard.ana.newest()?.awaits).toEqual(heard.ben.newest()?.awaits);
  }
  for (const person of [ana, ben]) expect(person.troubles).toEqual([]);
});

/** Dice that are left are asked for once. */
async function endTurn(person: Person): Promise<void> {
  await person.button('hijacked-table-do-end-turn').click();
  await person.page.waitForTimeout(400);
  const again = person.choices.getByRole('button', { name: person.say('back') });
  if (await again.isVisible()) await person.button('hijacked-table-do-end-turn').click();
}

test('stones that were drawn stay drawn, whoever drops out and whatever dies', async ({
  browser,
}) => {
  const ana = await Person.open(browser, server.base, { game: 'hijacked', size: PHONE });
  const heard = listen<Frame>(ana.page);
  await sitDown([ana], 1);
  const table = () => heard.newest()?.view.public;
  // A red stone ends it: then the next turn tries again.
  for (;;) {
    await expect.poll(() => table()?.stage).toBe('turn');
    const round = heard.frames().length;
    await ana.dice.first().click();
    await (await ana.place('trust')).click();
    await expect.poll(() => heard.frames().length).toBeGreaterThan(round);
    const waits = ana.button('hijacked-table-do-stop');
    const drawn = heard.frames().slice(round).join('');
    if (drawn.includes('"stone":"green"')) {
      await expect(waits).toBeVisible();
      break;
    }
    await endTurn(ana);
    await expect.poll(() => heard.frames().slice(round).join('')).toContain('"event":"rolled"');
  }
  const before = table();
  expect(before?.stones).toEqual({ seat: 1, greens: 1 });
  await ana.page.screenshot({ path: 'e2e/shots/hijacked-stones.png' });

  await server.kill('SIGKILL');
  await expect(ana.page.getByText(ana.say('banner-reconnect'))).toBeVisible();
  await server.run();
  await expect(ana.page.getByText(ana.say('banner-reconnect'))).toBeHidden();
  await ana.page.reload();
  await expect(ana.button('hijacked-table-do-stop')).toBeVisible();
  expect(table()).toEqual(before);
  await ana.button('hijacked-table-do-stop').click();
  await expect.poll(() => table()?.stones ?? null).toBeNull();
  expect(table()?.trust).toBe(before?.trust);
  expect(ana.troubles).toEqual([]);
});

test('a host brings a box of their own, and is told what does not fit', async ({ browser }) => {
  const ana = await Person.open(browser, server.base, { game: 'hijacked', language: 'nl' });
  const heard = listen<Frame>(ana.page);
  const shipped = readFileSync('../crates/hijacked/box.txt', 'utf8');
  const ours = shipped
    .replace('name shipped', 'name garden')
    .replace('place 1-3 4-6', 'place 1-2 5-6');
  const file = (text: string) => ({
    name: 'box.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  await ana.page.goto(`${server.base}/new`);
  await ana.page.getByLabel(ana.say('your-name')).fill('Ana');
  await ana.choice().check({ force: true });
  const bring = async (key: string, text: string) => {
    const [chooser] = await Promise.all([
      ana.page.waitForEvent('filechooser'),
      ana.button(key).click(),
    ]);
    await chooser.setFiles(file(text));
  };
  await bring('file-choose', ours.replace('card G01 5 0 -', 'card G01 9 0 -'));
  await expect(ana.page.getByText(/G01.*9/)).toBeVisible();
  await expect(ana.button('open-table')).toBeDisabled();
  await ana.page.screenshot({ path: 'e2e/shots/hijacked-box-misfit.png', fullPage: true });

  await bring('file-choose-another', ours);
  await expect(ana.page.getByText(ana.say('file-chosen', { name: 'garden' }))).toBeVisible();
  for (let seats = 4; seats > 1; seats -= 1) await ana.button('fewer').click();
  await expect(ana.button('open-table')).toBeEnabled();
  await ana.button('open-table').click();
  await ana.page.waitForURL(/\/t\//);
  await expect(ana.page.getByText('garden').first()).toBeVisible();
  await ana.page.screenshot({ path: 'e2e/shots/hijacked-box.png', fullPage: true });
  await ana.button('start').click();
  await ana.seesMatch();
  await expect.poll(() => heard.newest()?.view.public.box_name).toBe('garden');
  expect(ana.troubles).toEqual([]);
});
