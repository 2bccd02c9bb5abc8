// Everybody can play: no violations on any screen, a whole match by keyboard, and a story to hear.

import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { GAME_IDS } from '../src/games/ids';
import type { GameId } from '../src/games/ids';
import { DESKTOP, Person, PHONE, playUntil } from './support/person';
import { Server } from './support/server';

let server: Server;

test.beforeEach(async () => {
  server = await Server.start();
});

test.afterEach(async () => {
  await server.end();
});

async function isClean(page: Page, screen: string): Promise<void> {
  // A page comes in pieces, and only one that is there can be looked at.
  for (const part of ['main', 'h1']) await expect(page.locator(part).first()).toBeAttached();
  // A button that is just being enabled is on its way to its colours.
  await page.evaluate(async () => {
    const ends = (it: Animation): boolean => it.effect?.getComputedTiming().endTime !== Infinity;
    for (let still = 0; still < 3; still += 1) {
      await new Promise(requestAnimationFrame);
      const moving = document.getAnimations().filter(ends);
      if (moving.length > 0) still = 0;
      await Promise.allSettled(moving.map((animation) => animation.finished));
    }
  });
  // A phone's page scrolls under the bars: looked at without them, nothing is covered by chance.
  const bars = (scroll: boolean): Promise<void> =>
    page.evaluate((scroll) => {
      const [head, foot] = ['.head', '.foot'].map((bar) =>
        document.querySelector<HTMLElement>(bar),
      );
      if (head) head.style.position = scroll ? 'static' : '';
      if (foot) foot.style.position = scroll ? 'relative' : '';
    }, scroll);
  await bars(true);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  await bars(false);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  expect(found, screen).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide, `${screen} scrolls sideways`).toBe(false);
}

/** Both themes and both sizes; each theme with each size where there is time for it. */
const LOOKS = (['dark', 'light'] as const)
  .flatMap((theme) => [PHONE, DESKTOP].map((size) => ({ theme, size })))
  .filter(
    ({ theme, size }) => process.env['REDEYE_ALL_LOOKS'] || (theme === 'dark') === (size === PHONE),
  );

/** Plays to the end; every phase is clean the first time it is seen. Phases in which only bots act
 *  may pass unseen on a busy machine; `phases` is how many wait for the host. */
async function playClean(host: Person, shot: (name: string) => string, phases: number) {
  const seen = new Set<string>();
  await playUntil([host], async () => {
    const phase = await host.phase();
    if (!seen.has(phase)) {
      seen.add(phase);
      await isClean(host.page, phase);
      await host.page.screenshot({ path: shot(`phase-${seen.size}`) });
    }
    return host.isOver;
  });
  expect(seen.size).toBeGreaterThanOrEqual(phases);
  await isClean(host.page, 'the end');
  await host.page.screenshot({ path: shot('end'), fullPage: true });
  expect(host.troubles).toEqual([]);
}

for (const { theme, size } of LOOKS) {
  const look = { theme, size, language: size === PHONE ? 'de' : 'en' };
  const shotsOf = (game: string) => (name: string) =>
    `e2e/shots/${game}${name}-${theme}-${size.width}.png`;

  test(`every screen is clean, ${theme}, ${size.width} px`, async ({ browser }) => {
    const shot = shotsOf('');
    const host = await Person.open(browser, server.base, look);
    const { page } = host;
    for (const path of ['/', '/new', '/lobby', '/code', '/rules/resistance', '/about', '/none']) {
      await page.goto(server.base + path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await isClean(page, path);
      await page.screenshot({ path: shot(`page${path.replaceAll('/', '-')}`) });
    }
    await page.goto(`${server.base}/t/NOSUCHTABLE00000`);
    await expect(page.getByText(host.say('refusal-no-such-table'))).toBeVisible();
    await isClean(page, 'no such table');
    await host.openTable();
    await isClean(page, 'waiting room');
    await host.button('fill-with-bots', { count: 4 }).click();
    await expect(host.button('start')).toBeEnabled();
    await isClean(page, 'all seated');
    await page.screenshot({ path: shot('room') });
    await host.button('preferences').click();
    await isClean(page, 'preferences');
    await page.keyboard.press('Escape');
    await host.button('start').click();
    await host.seesMatch();
    await isClean(page, 'the night');
    await page.screenshot({ path: shot('night') });
    await host.button('resistance-table-night-over').click();
    await playClean(host, shot, 2);
  });

  test(`every screen of Hostile Intent is clean, ${theme}, ${size.width} px`, async ({
    browser,
  }) => {
    const shot = shotsOf('hostile-');
    const host = await Person.open(browser, server.base, look);
    const { page } = host;
    await page.goto(`${server.base}/new`);
    await host.choose(['hunter', 'deep-agent', 'spy-hacker']);
    await expect(host.button('open-table')).toBeDisabled();
    await isClean(page, 'options that do not fit');
    await page.screenshot({ path: shot('misfits'), fullPage: true });
    const agents = ['dummy-agent', 'deep-agent', 'pretender', 'blame'];
    await host.openTable(7, 'hunter', ...agents, 'pause=5');
    await host.button('fill-with-bots', { count: 6 }).click();
    await isClean(page, 'waiting room');
    await host.button('start').click();
    await host.seesMatch();
    await isClean(page, 'the night');
    await page.screenshot({ path: shot('night') });
    await host.button('resistance-table-night-over').click();
    await page.getByText(host.say('resistance-table-cast'), { exact: true }).click();
    await isClean(page, 'the characters');
    await host.button('peek').focus();
    await page.keyboard.press('Enter');
    await isClean(page, 'the own character');
    await page.screenshot({ path: shot('character') });
    await page.keyboard.press('Escape');
    await page.getByText(host.say('resistance-table-cast'), { exact: true }).click();
    await playClean(host, shot, 3);
  });

  test(`every screen of Mayday! Mayday! is clean, ${theme}, ${size.width} px`, async ({
    browser,
  }) => {
    const shot = shotsOf('mayday-');
    const host = await Person.open(browser, server.base, { ...look, game: 'mayday' });
    const { page } = host;
    await page.goto(`${server.base}/rules/mayday`);
    await isClean(page, 'rules');
    await host.openTable(8, 'veterans');
    await isClean(page, 'waiting room');
    await host.button('fill-with-bots', { count: 7 }).click();
    await host.button('start').click();
    await host.seesMatch();
    for (const panel of ['notes', 'knowledge', 'veterans', 'signs']) {
      await page
        .getByText(host.say(`mayday-table-${panel}`), { exact: true })
        .first()
        .click();
    }
    await isClean(page, 'the panels');
    await page.screenshot({ path: shot('panels'), fullPage: true });
    await host.button('peek').focus();
    await page.keyboard.press('Enter');
    await isClean(page, 'the own team');
    await page.screenshot({ path: shot('secret') });
    await page.keyboard.press('Escape');
    await playClean(host, shot, 3);
  });

  test(`every screen of Illegal is clean, ${theme}, ${size.width} px`, async ({ browser }) => {
    const shot = shotsOf('illegal-');
    const host = await Person.open(browser, server.base, { ...look, game: 'illegal' });
    const { page } = host;
    await page.goto(`${server.base}/rules/illegal`);
    await isClean(page, 'rules');
    await host.openTable(4);
    await isClean(page, 'waiting room');
    await host.button('fill-with-bots', { count: 3 }).click();
    await host.button('start').click();
    await host.seesMatch();
    for (const panel of ['known', 'docks-so-far']) {
      await page.getByText(host.say(`illegal-table-${panel}`), { exact: true }).click();
    }
    await isClean(page, 'the panels');
    await host.button('peek').focus();
    await page.keyboard.press('Enter');
    await isClean(page, 'the own roles');
    await page.screenshot({ path: shot('secret') });
    await page.keyboard.press('Escape');
    await playClean(host, shot, 3);
  });

  test(`every screen of Hijacked is clean, ${theme}, ${size.width} px`, async ({ browser }) => {
    const shot = shotsOf('hijacked-');
    const host = await Person.open(browser, server.base, { ...look, game: 'hijacked' });
    const { page } = host;
    await page.goto(`${server.base}/rules/hijacked`);
    await isClean(page, 'rules');
    await host.openTable(3);
    await isClean(page, 'waiting room');
    await host.button('fill-with-bots', { count: 2 }).click();
    await host.button('start').click();
    await host.seesMatch();
    for (const zone of ['talks', 'tower', 'players', 'cards']) {
      const tab = page.locator(`button[data-zone="${zone}"]`);
      if (!(await tab.isVisible())) continue;
      await tab.click();
      await isClean(page, zone);
      await page.screenshot({ path: shot(zone) });
    }
    const tray = page.getByText(host.say('hijacked-table-tray'), { exact: true });
    await tray.click();
    await isClean(page, 'what can be done at any time');
    await page.screenshot({ path: shot('tray') });
    await tray.click();
    await playClean(host, shot, 1);
  });
}

test('narrow screens and large type work', async ({ browser }) => {
  const host = await Person.open(browser, server.base, {
    size: { width: 320, height: 640 },
    name: 'Maximiliane-Josephine',
  });
  await host.openTable(10);
  await host.button('fill-with-bots', { count: 9 }).click();
  await host.button('start').click();
  await host.seesMatch();
  await isClean(host.page, '320 px, ten seats');
  await host.page.screenshot({ path: 'e2e/shots/narrow.png' });
});

for (const language of ['en', 'de', 'fr', 'nl', 'es', 'pt']) {
  test(`no page is wider than the narrowest screen, ${language}`, async ({ browser }) => {
    const size = { width: 320, height: 640 };
    const host = await Person.open(browser, server.base, { size, language });
    const fits = async (screen: string): Promise<void> => {
      const width = await host.page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, screen).toBeLessThanOrEqual(size.width);
    };
    for (const path of ['/', '/lobby', '/code', '/about', '/none']) {
      await host.page.goto(server.base + path);
      await expect(host.page.getByRole('heading').first()).toBeVisible();
      await fits(path);
    }
    await host.page.goto(`${server.base}/new`);
    const options: Partial<Record<GameId, string>> = { mayday: 'veterans', illegal: 'family' };
    for (const game of GAME_IDS) {
      const choice = new RegExp(`^${host.say(`${game}-name`)}`);
      await host.page.getByRole('radio', { name: choice }).check({ force: true });
      const option = options[game];
      if (option) {
        const text = host.page.getByText(host.say(`${game}-option-${option}`), { exact: true });
        await expect(text.first()).toBeVisible();
      }
      await fits(`a new table of ${game}`);
    }
    await host.openTable(10);
    await fits('the waiting room');
    expect(host.troubles).toEqual([]);
  });
}

test('on a phone nothing lies under the bars for good', async ({ browser }) => {
  // What a phone's browser leaves of its screen.
  const host = await Person.open(browser, server.base, { size: { width: 390, height: 664 } });
  await host.openTable(10);
  await host.button('fill-with-bots', { count: 9 }).click();
  await host.button('start').click();
  await host.seesMatch();
  await host.button('resistance-table-night-over').click();
  const seen = (name: string): Promise<boolean> => {
    const text = host.page.locator('main').getByText(name, { exact: true }).first();
    return text.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(x + width / 2, y + height / 2);
      // With room around it, not a slit between two bars.
      const above = document.querySelector('.head')?.getBoundingClientRect().bottom ?? 0;
      const below = document.querySelector('.foot')?.getBoundingClientRect().top ?? 0;
      return element.contains(there) && below - above > innerHeight / 3;
    });
  };
  await playUntil(
    [host],
    async () => (await host.button('resistance-table-do-approve').count()) > 0,
  );
  expect(await seen('Ana')).toBe(true);
  await playUntil([host], () => host.isOver);
  await expect(host.page.getByText(host.say('end-who'))).toBeVisible();
  expect(await seen('Ana')).toBe(true);
  expect(await seen(host.say('end-who'))).toBe(true);
});

/** Goes to a button by the tab key alone, and presses it. */
async function press(page: Page, name: RegExp): Promise<boolean> {
  for (let steps = 0; steps < 80; steps += 1) {
    const found = await page.evaluate(() => {
      const { activeElement } = document;
      const label = activeElement?.getAttribute('aria-label');
      const pressed = activeElement?.getAttribute('aria-pressed') === 'true';
      return pressed ? '' : (label ?? (activeElement as HTMLElement | null)?.innerText ?? '');
    });
    if (name.test(found.trim().replace(/\s+/g, ' '))) {
      await page.keyboard.press('Enter');
      return true;
    }
    await page.keyboard.press('Tab');
  }
  return false;
}

test('a whole match by keyboard alone, and heard', async ({ browser }) => {
  const host = await Person.open(browser, server.base, { size: DESKTOP });
  const { page } = host;
  await page.goto(`${server.base}/`);
  expect(await press(page, /^Open a table$/)).toBe(true);
  await expect(host.button('open-table')).toBeVisible();
  for (let steps = 0; steps < 60; steps += 1) {
    const here = await page.evaluate(() => document.activeElement?.id === 'host-name');
    if (here) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Ana');
  expect(await press(page, /^Open the table$/)).toBe(true);
  await page.waitForURL(/\/t\//);
  await expect(host.seat('Ana')).toBeVisible();
  expect(await press(page, /^Fill with/)).toBe(true);
  await expect(host.button('start')).toBeEnabled();
  expect(await press(page, /^Start$/)).toBe(true);
  await host.seesMatch();

  const heard: string[] = [];
  await page.exposeFunction('hear', (line: string) => heard.push(line));
  await page.getByRole('log').evaluate((log) => {
    const { hear } = window as unknown as { hear: (line: string) => void };
    for (const line of log.querySelectorAll('p')) hear(line.innerText);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes]))
        if (node instanceof HTMLElement) hear(node.innerText);
    }).observe(log, { childList: true });
  });
  while (!(await host.isOver)) {
    const buttons = await host.choices.getByRole('button').allInnerTexts();
    const texts = buttons.map((text) => text.trim().replace(/\s+/g, ' '));
    const wanted = [/^Approve$/, /^Play “Success”$/, /^Success$/, /^Propose this team$/];
    if (texts.length === 0) {
      await page.waitForTimeout(60);
      continue;
    }
    if (texts.includes('Back')) {
      await page.waitForTimeout(380);
      const yes = texts.find((text) => text !== 'Back') ?? '';
      await press(page, new RegExp(`^${yes}$`));
      continue;
    }
    const choice = wanted.find((name) => texts.some((text) => name.test(text)));
    const enabled = await host.choices
      .locator('button:enabled:not([aria-disabled="true"])')
      .allInnerTexts();
    const ready = enabled.some((text) => choice?.test(text.trim()));
    await press(page, ready && choice ? choice : new RegExp(`^${texts.slice(0, 5).join('$|^')}$`));
  }
  const story = heard.join('\n');
  expect(story).toMatch(/ proposes .* for mission 1\./);
  expect(story).toMatch(/Mission 1 \(.*\) (succeeds|fails)/);
  // What only one seat may know is never read aloud.
  expect(story).not.toMatch(/spies are|You are/);
});
