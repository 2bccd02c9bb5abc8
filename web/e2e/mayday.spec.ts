// Mayday! Mayday! from the options to the landing, with people, bots and somebody who watches.

import { expect, test } from '@playwright/test';
import { listen } from './support/frames';
import { DESKTOP, Person, PHONE, playUntil } from './support/person';
import { Server } from './support/server';

/** The smallest phone on which eight must be readable. */
const SMALL = { width: 360, height: 740 };

let server: Server;

test.beforeEach(async () => {
  server = await Server.start(60);
});

test.afterEach(async () => {
  await server.end();
});

interface Sight {
  target: number;
  spot: string;
  side: string;
}

interface Frame {
  view: { private: { sights: Sight[] } };
}

/** What a page is sent, and the cards it may know of by the newest frame. */
function hear({ page }: Person) {
  const heard = listen<Frame>(page);
  return { ...heard, sights: () => heard.newest()?.view.private.sights ?? [] };
}

test('five seats fly to the end, and a look survives a lost connection', async ({ browser }) => {
  const ana = await Person.open(browser, server.base, { game: 'mayday', size: DESKTOP });
  const ben = await Person.open(browser, server.base, { game: 'mayday', language: 'de' });
  const eve = await Person.open(browser, server.base, { game: 'mayday', size: PHONE });
  const heard = { ana: hear(ana), ben: hear(ben), eve: hear(eve) };
  const link = await ana.openTable(5);
  await ben.come(link);
  await ben.sit('Ben');
  await ana.button('fill-with-bots', { count: 3 }).click();
  await ana.button('start').click();
  await eve.come(link);
  for (const person of [ana, ben, eve]) await person.seesMatch();

  // Ben looks at a card, and his phone goes dark before he has laid his marker.
  const card = ben.button('mayday-table-mark-hold');
  await playUntil([ana], () => card.isVisible());
  await ben.page.screenshot({ path: 'e2e/shots/mayday-look-de.png' });
  const before = heard.ben.sights();
  expect(before).toHaveLength(1);
  await ben.page.goto('about:blank');
  await ben.come(link);
  await expect(card).toBeVisible();
  expect(heard.ben.sights()).toEqual(before);
  await card.focus();
  await ben.page.keyboard.press('Enter');
  const side = before[0]?.side ?? '';
  await expect(ben.page.getByText(ben.say(`mayday-side-${side}`)).first()).toBeVisible();
  await ben.page.screenshot({ path: 'e2e/shots/mayday-seen-de.png' });
  await ben.page.keyboard.press('Escape');
  // Nobody else has been sent what he saw.
  const told = (text: string) => /"event":"(card-seen|own-card-seen)"/.test(text);
  expect(heard.eve.frames().some(told)).toBe(false);
  expect(heard.eve.sights()).toEqual([]);
  const seenByAna = heard.ana.frames().filter(told).length;
  expect(heard.ana.sights().length).toBeGreaterThanOrEqual(seenByAna);

  const phases = new Set<string>();
  await playUntil([ana, ben], async () => {
    const phase = await ana.phase();
    if (!phases.has(phase)) {
      phases.add(phase);
      for (const person of [ana, ben, eve]) await person.saysEverything();
      await ana.page.screenshot({ path: `e2e/shots/mayday-five-${phases.size}.png` });
    }
    return ana.isOver;
  });
  for (const person of [ana, ben]) {
    const lies = person.page.getByText(person.say('mayday-table-end-markers'));
    await expect(lies).toBeVisible();
    await person.saysEverything();
    const path = `e2e/shots/mayday-end-${person.lang}.png`;
    await person.page.screenshot({ path, fullPage: true });
  }
  const log = await ana.page.locator('aside').innerText();
  expect(log).toMatch(/ is the captain\./);
  expect(log).toMatch(/ turns them up: /);
  for (const person of [ana, ben, eve]) expect(person.troubles).toEqual([]);
});

test('eight seats fly with veteran cards, on a small phone, too', async ({ browser }) => {
  const host = await Person.open(browser, server.base, { game: 'mayday', size: DESKTOP });
  const small = await Person.open(browser, server.base, {
    game: 'mayday',
    language: 'fr',
    size: SMALL,
  });
  const people = [host, small];
  const link = await host.openTable(8, 'veterans');
  await small.come(link);
  await small.sit('Maximilienne');
  await host.button('fill-with-bots', { count: 6 }).click();
  await host.button('start').click();
  for (const person of people) await person.seesMatch();

  // Eight seats at 360 px: nobody is cut off, lies over another, or is too small to read.
  const seats = small.page.getByRole('list', { name: small.say('mayday-table-seats') });
  const places = await seats.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      const names = [...item.querySelectorAll<HTMLElement>('*')].filter(
        (part) => part.children.length === 0 && (part.textContent ?? '').trim().length > 2,
      );
      const sizes = names
        .filter((part) => part.getClientRects().length > 0 && part.offsetWidth > 2)
        .map((part) => parseFloat(getComputedStyle(part).fontSize));
      return { left, right, top, bottom, least: Math.min(...sizes) };
    }),
  );
  expect(places).toHaveLength(8);
  for (const [index, one] of places.entries()) {
    expect(one.left).toBeGreaterThanOrEqual(0);
    expect(one.right).toBeLessThanOrEqual(SMALL.width);
    expect(one.least).toBeGreaterThanOrEqual(11);
    for (const two of places.slice(index + 1)) {
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      expect(Math.min(wide, high), 'seats lie over each other').toBeLessThanOrEqual(1);
    }
  }
  await small.page.screenshot({ path: 'e2e/shots/mayday-eight-360.png', fullPage: true });

  const phases = new Set<string>();
  await playUntil(people, async () => {
    const phase = await host.phase();
    if (!phases.has(phase)) {
      phases.add(phase);
      for (const person of people) {
        await person.saysEverything();
        const wide = await person.page.evaluate(
          () => document.documentElement.scrollWidth > innerWidth,
        );
        expect(wide, `${phase} scrolls sideways`).toBe(false);
        const shot = `e2e/shots/mayday-eight-${phases.size}-${person.lang}.png`;
        await person.page.screenshot({ path: shot });
      }
    }
    return host.isOver;
  });
  expect([...phases]).toContain(host.say('mayday-stage-window'));
  const lies = small.page.getByText(small.say('mayday-table-end-markers'));
  await expect(lies).toBeVisible();
  await small.page.screenshot({ path: 'e2e/shots/mayday-eight-end.png', fullPage: true });
  for (const person of people) expect(person.troubles).toEqual([]);
});
