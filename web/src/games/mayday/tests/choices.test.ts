import { describe, expect, it } from 'vitest';
import type { Action } from '../../../gen/mayday';
import { passesByItself } from '../auto.svelte';
import { lookers, questionOf, targets, useAt, type Question, type Use } from '../choices';
import { allowed } from '../choices/confirm';
import { HANDS } from '../dev/hands';
import { reachesAllLegal } from '../../shared/tests/choices';
import { MATCHES } from './matches';

/** Every action that the bar can lead to. */
function answers(question: Question): Action[] {
  switch (question.ask) {
    case 'nothing':
      return [];
    case 'look':
      return question.spots.map((spot) => ({ do: 'look', spot }));
    case 'mark':
      return question.sides.map((side) => ({ do: 'mark', side }));
    case 'vote':
      return [{ do: 'punch' }, { do: 'protect' }];
    case 'crew':
      return [
        ...question.seats.map((seat): Action => ({ do: 'let-in', seat })),
        ...lookers(question.sends).flatMap((looker) =>
          targets(question.sends, looker).map((target): Action => ({ do: 'send', looker, target })),
        ),
      ];
    case 'window':
      return [{ do: 'pass' }, ...(question.use ? uses(question.use) : [])];
  }
}

function uses(use: Use): Action[] {
  if ('seats' in use) return use.seats.map((seat) => useAt(use.by, seat));
  if ('spots' in use) return use.spots.map((spot) => ({ do: use.by, spot }));
  return [{ do: use.by }];
}

reachesAllLegal(HANDS, MATCHES, (frame) => answers(questionOf(frame)));

describe('what may not be sent', () => {
  it('gives way to the marker that may', () => {
    const legal: Action[] = [{ do: 'mark', side: 'infiltrator' }];
    expect(allowed(legal, { do: 'mark', side: 'honest' })).toEqual(legal[0]);
  });

  it('gives way to a pass where a card changes nothing', () => {
    expect(allowed([{ do: 'pass' }], { do: 'silence' })).toEqual({ do: 'pass' });
  });
});

describe('a pass by itself', () => {
  const could = questionOf(HANDS.turn);
  const couldNot = questionOf(HANDS.pass);

  it('is only for pauses', () => {
    expect(passesByItself(questionOf(HANDS.punch), 'never')).toBe(false);
  });

  it('follows what the player wants, whatever the card could do', () => {
    for (const question of [could, couldNot]) {
      expect(passesByItself(question, 'ask')).toBe(false);
      expect(passesByItself(question, 'never')).toBe(true);
    }
  });
});
