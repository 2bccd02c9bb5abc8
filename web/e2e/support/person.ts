// Somebody at a browser: knows only what is on the screen.

import { expect } from '@playwright/test';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { GameId } from '../../src/games/ids';
import { watchKeys } from './keys';
import { attribute, texts } from './texts';
import type { Say } from './texts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

interface Look {
  language?: string;
  size?: { width: number; height: number };
  theme?: 'dark' | 'light';
  motion?: 'reduce' | 'no-preference';
  /** What is played, if it is not The Resistance. */
  game?: GameId;
  /** Under what name this person opens a table, if it is not Ana. */
  name?: string;
}

/** What somebody does first, if it is asked: so that a match goes on. */
const WISHES: Record<GameId, string[]> = {
  resistance: [
    ...['resistance-table-do-approve', 'resistance-card-success', 'resistance-table-do-propose'],
    ...['resistance-table-do-pass', 'resistance-table-do-go-on'],
  ],
  mayday: ['mayday-table-do-pass', 'mayday-table-do-let-in-first'],
  illegal: ['illegal-table-do-done', 'illegal-table-do-point-at-nobody'],
  hijacked: ['hijacked-table-do-stop', 'hijacked-table-do-end-turn'],
};

export class Person {
  readonly say: Say;
  /** What went wrong on the page: nothing may. */
  readonly troubles: string[] = [];
  private turn = 0;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly lang: string,
    readonly base: string,
    private readonly game: GameId,
    private readonly name: string,
  ) {
    this.say = texts(lang);
    page.on('pageerror', (error) => this.troubles.push(error.message));
    page.on('console', (message) => {
      const text = message.text();
      // A connection that broke because the server was killed is no fault of the page.
      const network = /WebSocket connection|Failed to load resource/.test(text);
      if (message.type() === 'error' && !network) this.troubles.push(text);
    });
  }

  static async open(browser: Browser, base: string, look: Look = {}): Promise<Person> {
    const language = look.language ?? 'en';
    const context = await browser.newContext({
      viewport: look.size ?? PHONE,
      locale: language === 'en' ? 'en-GB' : language,
      colorScheme: look.theme ?? 'dark',
      reducedMotion: look.motion ?? 'reduce',
      serviceWorkers: 'block',
      // Nobody has signed the certificate of a test.
      ignoreHTTPSErrors: true,
    });
    const game = look.game ?? 'resistance';
    const page = await context.newPage();
    const person = new Person(context, page, language, base, game, look.name ?? 'Ana');
    await watchKeys(person.page, (key) => person.troubles.push(key));
    return person;
  }

  attribute(key: string, name: string): string {
    return attribute(this.lang, key, name);
  }

  button(key: string, args?: Record<string, string | number>): Locator {
    return this.page.getByRole('button', { name: this.say(key, args), exact: true });
  }

  /** Somebody's seat in the waiting room. */
  seat(name: string): Locator {
    const seats = this.page.getByRole('list', { name: this.say('seats') });
    return seats.getByRole('button').filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** A seat in the waiting room that nobody has. */
  freeSeat(seat: number): Locator {
    return this.button('seat-free', { seat });
  }

  /** Says yes to the question that is asked; the button has the name of what it does. */
  async confirms(key: string, args?: Record<string, string | number>): Promise<void> {
    const name = this.say(key, args);
    const dialog = this.page.getByRole('dialog', { name, exact: true });
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** The game, on the page of a new table. What it is about follows its name. */
  choice(): Locator {
    const name = new RegExp(`^${this.say(`${this.game}-name`)}`);
    return this.page.getByRole('radio', { name });
  }

  /** Opens a table from the start page, has a seat at it, and gives the link to it. */
  async openTable(seats = 5, ...options: string[]): Promise<string> {
    await this.page.goto(`${this.base}/new`);
    await this.page.getByLabel(this.say('your-name')).fill(this.name);
    await this.choice().check({ force: true });
    const usual = this.game === 'hijacked' ? 4 : 5;
    for (let more = usual; more < seats; more += 1) await this.button('more').click();
    for (let fewer = usual; fewer > seats; fewer -= 1) await this.button('fewer').click();
    await this.choose(options);
    // Nobody is slow here but the machine.
    await this.page.getByLabel(this.say('cover-after')).selectOption({ index: 4 });
    await this.button('open-table').click();
    await this.page.waitForURL(/\/t\//);
    await expect(this.seat(this.name)).toBeVisible();
    return this.page.getByLabel(this.say('invite-link')).inputValue();
  }

  /** Builds a set of options of one's own on the page of a new table. */
  async choose(options: string[]): Promise<void> {
    const sets = this.page.getByText(this.say('set-own'), { exact: true });
    if (options.length > 0 && this.game === 'resistance') await sets.click();
    for (const option of options) {
      const [key, value] = option.split('=');
      // What it means follows the name, and may name other options.
      const name = new RegExp(`^${this.say(`${this.game}-option-${key}`)}`);
      if (value === undefined) await this.page.getByRole('switch', { name }).click();
      else await this.page.getByLabel(name).fill(value);
    }
  }

  async come(link: string): Promise<void> {
    await this.page.goto(link);
  }

  async sit(name: string): Promise<void> {
    await this.page.getByLabel(this.say('your-name')).fill(name);
    await this.button('sit-down').click();
    await expect(this.page.getByText(name, { exact: true }).first()).toBeVisible();
    await expect(this.button('sit-down')).toBeHidden();
  }

  get choices(): Locator {
    return this.page.getByRole('region', { name: this.say('choices') });
  }

  /** Is there a match on the screen? */
  async seesMatch(): Promise<void> {
    await expect(this.choices).toBeVisible();
  }

  get isOver(): Promise<boolean> {
    return this.page.getByRole('link', { name: this.say('record') }).isVisible();
  }

  /** A text that is missing shows its key. */
  async saysEverything(): Promise<void> {
    const text = await this.page.locator('body').innerText();
    const keys = new RegExp(`${this.game}-[a-z]+-[a-z-]+`, 'g');
    expect(text.match(keys) ?? []).toEqual([]);
  }

  /** The phase as the board says it. */
  async phase(): Promise<string> {
    return (await this.page.title()).split(' · ')[0] ?? '';
  }

  /** Takes a card, if the docks of Illegal are open. */
  private async reach(): Promise<boolean> {
    const take = this.say('illegal-table-dock-take', { resource: '' }).trim();
    const cards = this.page.getByRole('button', { name: new RegExp(take) });
    if ((await cards.count()) === 0) return false;
    await cards
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
    return true;
  }

  /** My dice of this turn, in Hijacked. */
  get dice(): Locator {
    const dice = this.page.getByRole('group', { name: this.say('hijacked-table-dice') });
    return dice.getByRole('button');
  }

  /** A place for dice. On a phone it may lie in another part of the board. */
  async place(target: string): Promise<Locator> {
    const place = this.page.locator(`button[data-target="${target}"]`);
    for (const zone of ['cards', 'talks', 'tower']) {
      if (await place.isVisible()) break;
      const tab = this.page.locator(`button[data-zone="${zone}"]`);
      if (await tab.isVisible()) await tab.click();
    }
    return place;
  }

  /** Takes a die, or places the one that was taken. */
  private async placeDie(): Promise<boolean> {
    const taken = await this.dice.and(this.page.locator('[aria-pressed="true"]')).count();
    const free = this.dice.and(this.page.locator('[aria-disabled="false"]'));
    const lit = this.page.locator('button[data-target]:visible');
    // On a phone what it can do may lie in another part of the board, which says how much.
    const elsewhere = this.page.locator('button[data-zone]:has(b):visible');
    const placing = (await lit.count()) > 0 ? lit : elsewhere;
    const from = taken > 0 ? placing : free;
    const count = await from.count();
    if (count === 0) return false;
    this.turn += 1;
    await from
      .nth(this.turn % count)
      .click({ timeout: 2000 })
      .catch(() => undefined);
    return true;
  }

  /** Does one thing, if there is something to do: what it wishes, or whatever there is. */
  async act(): Promise<boolean> {
    if (this.game === 'illegal' && (await this.reach())) return true;
    if (this.game === 'hijacked' && (await this.placeDie())) return true;
    const buttons = this.choices.getByRole('button');
    // One look at the screen, not one for each button: it may change in between.
    const shown = await buttons.evaluateAll((all) =>
      (all as HTMLButtonElement[]).map((button) => ({
        text: button.innerText.replace(/\s+/g, ' ').trim(),
        on: button.getAttribute('aria-pressed') === 'true',
        off: button.disabled || button.ariaDisabled === 'true',
      })),
    );
    const back = this.say('back');
    const wanted = WISHES[this.game].map((key) => this.say(key));
    const isSure = shown.some(({ text }) => text === back);
    const usable = (index: number): boolean =>
      !shown[index]?.off && !shown[index]?.on && shown[index]?.text !== back;
    const all = shown.map((_, index) => index).filter(usable);
    const best = all.find((index) => wanted.includes(shown[index]?.text ?? ''));
    // Not always the first: of two cards that are chosen in turn, neither would ever be given.
    this.turn += 1;
    const choice = isSure ? all[0] : (best ?? all[this.turn % all.length]);
    if (choice === undefined) return false;
    // A hasty second tap counts for nothing.
    if (isSure) await this.page.waitForTimeout(380);
    // Somebody else may have been faster, and the button is gone.
    await buttons
      .nth(choice)
      .click({ timeout: 2000 })
      .catch(() => undefined);
    return true;
  }
}

/** Lets people act until it is over, or until something holds. If it never does, the test's own
 *  limit ends it: nobody can say how many looks that takes on a busy machine. */
export async function playUntil(people: Person[], done: () => Promise<boolean>): Promise<void> {
  for (;;) {
    for (const person of people) {
      if (await done()) return;
      await person.act();
    }
    await people[0]?.page.waitForTimeout(50);
  }
}
