import { FluentResource } from '@fluent/bundle';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../src/games/ids';
import { CODES } from '../src/lib/i18n/languages';
import { calls, keysOf } from './calls';
import { LOCALES } from './files';

const FILES = ['common', 'shell', ...GAME_IDS.flatMap((game) => [game, `${game}-table`])];

/** What the server can say no with. */
const REFUSALS = [
  'not-understood too-long too-deep too-fast no-such-table no-such-game seat-taken',
  'no-free-seat not-seated not-host not-welcome bad-invite bad-code bad-link name-taken muted',
  'no-spectators spectators-silent nobody-hears already-playing not-playing not-over seats-empty',
  'settings-unfit seats-in-use bad-settings closed store-failed restarting wrong-origin',
  'too-many-tables too-many-connections idle not-over-yet moved offline no-such-page made-room',
  'not-there too-often',
].flatMap((line) => line.split(' '));

type Message = FluentResource['body'][number];

function messages(language: string, files: string[]): Map<string, Message> {
  const paths = files.map((file) => join(LOCALES, language, `${file}.ftl`)).filter(existsSync);
  const bodies = paths.flatMap((path) => new FluentResource(readFileSync(path, 'utf8')).body);
  return new Map(bodies.map((message) => [message.id, message]));
}

/** What a message fills in, its attributes included. */
function variables(message: Message | undefined): string[] {
  const found = new Set<string>();
  JSON.stringify(message, (key, value: unknown) => {
    const part = value as { type?: string; name?: string } | null;
    if (part?.type === 'var') found.add(part.name ?? key);
    return value;
  });
  return [...found].sort();
}

function attributes(message: Message | undefined): string[] {
  return Object.keys(message?.attributes ?? {}).sort();
}

describe('the words', () => {
  const english = messages('en', FILES);
  const shell = messages('en', ['common', 'shell']);

  it.each(CODES)('are complete in %s', (code) => {
    const other = messages(code, ['common', 'shell']);
    expect([...other.keys()].sort()).toEqual([...shell.keys()].sort());
    for (const [key, message] of shell) {
      const told = other.get(key);
      expect(attributes(told), key).toEqual(attributes(message));
      expect(variables(told), key).toEqual(variables(message));
    }
  });

  it.each(GAME_IDS)('say who made %s', (game) => {
    expect(attributes(shell.get(`about-${game}`))).toEqual(['title']);
  });

  it.each(CODES)('have no line that Fluent cannot read in %s', (code) => {
    const path = join(LOCALES, code, 'shell.ftl');
    const written = readFileSync(path, 'utf8').match(/^[a-z][a-z0-9-]* =/gm) ?? [];
    expect(written.length).toBe(messages(code, ['shell']).size);
  });

  it('explain every refusal', () => {
    const missing = REFUSALS.filter((name) => !shell.has(`refusal-${name}`));
    expect(missing).toEqual([]);
  });

  it('are there for everything the code asks for', () => {
    const missing: string[] = [];
    for (const { path, name, args } of calls()) {
      const { exact, patterns } = keysOf(args[0] ?? '');
      const attribute = name === 't' || name === 'text' ? null : keysOf(args[1] ?? '').exact[0];
      const wanted = name === 'about' ? (attribute ?? 'about') : attribute;
      for (const key of exact) {
        const message = english.get(key);
        const said = wanted ? message?.attributes[wanted] : message?.value;
        if (said == null) missing.push(`${path}: ${key}${wanted ? `.${wanted}` : ''}`);
      }
      for (const pattern of patterns) {
        if (![...english.keys()].some((key) => pattern.test(key))) {
          missing.push(`${path}: ${pattern}`);
        }
      }
    }
    expect(missing).toEqual([]);
  });

  it('are all used', () => {
    const asked = calls().flatMap(({ args }) => [keysOf(args[0] ?? '')]);
    const exact = new Set(asked.flatMap((keys) => keys.exact));
    const patterns = asked.flatMap((keys) => keys.patterns);
    const unused = [...messages('en', ['shell']).keys()].filter(
      (key) =>
        !exact.has(key) &&
        !patterns.some((pattern) => pattern.test(key)) &&
        !/^(refusal|about)-/.test(key),
    );
    expect(unused).toEqual([]);
  });
});
