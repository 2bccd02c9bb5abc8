// What the tests of every game's sentences need.

import { describe, expect, it } from 'vitest';
import type { Frame, GameModule, Player } from '../../game';
import { LANGUAGES, strictTexts, tableVariables } from './texts';

/** What the log says of an event in English; nothing, if it leaves it out. */
export function tellerOf<V, A, E>(game: GameModule<V, A, E>, players: Player[]) {
  const texts = strictTexts(game.id);
  return (event: E, options = ''): string | null => {
    const line = game.tell(event, players, texts, options);
    return line && texts.text(line.key, line.args);
  };
}

/** Moments of a table in one stage. */
interface Moments<F> {
  /** What the table plays with, for the pages of its rules help; nothing: any table. */
  options: readonly string[] | null;
  frames: F[];
}

/** Whatever language, every stage has its sentences and every page of the rules its text. */
export function testSentences<V, A, E, S extends string>(
  game: GameModule<V, A, E>,
  players: Player[],
  stages: Record<S, true>,
  momentsIn: (stage: S) => Moments<Frame<V, A, E>>[],
): void {
  describe.each(LANGUAGES)('in %s', (lang) => {
    const texts = strictTexts(game.id, lang);

    it.each(Object.keys(stages) as S[])('says what happens in %s', (stage) => {
      for (const { options, frames } of momentsIn(stage)) {
        for (const frame of frames) {
          for (const line of [game.phase(frame), game.now(frame, players, texts, '')]) {
            expect(texts.text(line.key, line.args)).not.toContain('{');
          }
          expect(game.pages(options)).toContain(game.help(frame));
        }
      }
    });

    it('has every page of the rules', () => {
      for (const page of game.pages(null)) {
        expect(texts.text(`${game.id}-rules-${page}`, game.facts?.(null))).not.toBe('');
        expect(texts.attribute(`${game.id}-rules-${page}`, 'title')).not.toBe('');
      }
    });

    it('has the same texts and variables as in English', () => {
      expect(tableVariables(game.id, lang)).toEqual(tableVariables(game.id, 'en'));
    });
  });
}
