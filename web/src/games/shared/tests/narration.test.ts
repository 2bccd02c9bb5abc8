// Every event of the golden matches and of the scripts, told here as Rust tells it: the fixture has
// its texts.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { load } from '../..';
import { GAME_IDS } from '../../ids';
import type { GameModule, Player } from '../../game';
import { playersFor } from '../dev/players';
import type { Telling } from '../tell';
import { LANGUAGES, strictTexts } from './texts';

interface Told {
  game: string;
  options: string;
  names: string[];
  event: { event: string };
  texts: Record<string, string>;
}

const ALL = JSON.parse(readFileSync('fixtures/narration.json', 'utf8')) as Told[];

/** Events that none of these matches has. */
const UNMET = ['medal-lost', 'reshuffled'];

const playersOf = (names: string[]): Player[] =>
  playersFor(names.length, null).map((player, index) => ({ ...player, name: names[index] ?? '' }));

it.each(GAME_IDS)('%s: tells every event as Rust does, in every language', async (id) => {
  const game = (await load(id)) as unknown as GameModule<unknown, unknown, Told['event']>;
  const { fields, left_out } = JSON.parse(
    readFileSync(`src/gen/${id}.events.json`, 'utf8'),
  ) as Telling;
  const told = ALL.filter((one) => one.game === id);
  for (const lang of LANGUAGES) {
    const texts = strictTexts(id, lang);
    for (const { options, names, event, texts: inRust } of told) {
      const line = game.tell(event, playersOf(names), texts, options);
      if (line === null) {
        expect(left_out).toContain(event.event);
      } else {
        const text = texts.text(line.key, line.args);
        expect(text).toBe(inRust[lang] ?? text);
      }
    }
  }
  const met = new Set(told.map(({ event }) => event.event));
  const missing = Object.keys(fields).filter((name) => !met.has(name));
  expect(missing).toEqual(missing.filter((name) => UNMET.includes(name)));
});
