import { describe, expect, it } from 'vitest';
import type { Action } from '../../../gen/illegal';
import { fits, questionOf, wholeOf, type Question } from '../choices';
import { HANDS } from '../dev/hands';
import { reachesAllLegal } from '../../shared/tests/choices';
import { MATCHES } from './matches';

/** Every action that the table and the bar can lead to. */
function answers(question: Question): Action[] {
  switch (question.ask) {
    case 'nothing':
      return [];
    case 'session': {
      const some = (may: boolean, action: Action) => (may ? [action] : []);
      return [
        ...question.knock.map((seat): Action => ({ do: 'knock', seat })),
        ...question.answer.flatMap((seat): Action[] => [
          { do: 'admit', seat },
          { do: 'turn-away', seat },
        ]),
        ...some(question.withdraw, { do: 'withdraw' }),
        ...some(question.leave, { do: 'leave' }),
        ...some(question.done, { do: 'done' }),
        ...question.lay,
        ...question.takeBack,
        ...question.confirm,
      ];
    }
    case 'claim':
      return question.resources.map((resource) => ({ do: 'claim', resource }));
    case 'done':
      return [{ do: 'done' }];
    case 'point':
      return [
        { do: 'point-at-nobody' },
        ...question.seats.map((seat): Action => ({ do: 'point', seat })),
      ];
    case 'build':
      return [
        { do: 'draw-packets' },
        ...(question.unpack ? [{ do: 'unpack' } as const] : []),
        ...question.packets.map((packet): Action => ({ do: 'pack', ...packet })),
      ];
    case 'start':
    case 'end':
      return [{ do: question.ask }];
    case 'reveal':
      return question.seats.map((seat) => ({ do: 'reveal-first', seat }));
  }
}

reachesAllLegal(HANDS, MATCHES, (frame) => answers(questionOf(frame)));

describe('a packet by hand', () => {
  const packets = [
    { dealer: 'guns', buyer: 'alcohol', extra: 'powder' },
    { dealer: 'jewelry', buyer: 'guns', extra: 'powder' },
  ] as const;

  it('marks what does not fit with what is chosen', () => {
    const chosen = { dealer: 'guns' } as const;
    expect(fits([...packets], chosen, 'buyer', 'alcohol')).toBe(true);
    expect(fits([...packets], chosen, 'buyer', 'guns')).toBe(false);
    // Another choice of the same part is judged by the other parts.
    expect(fits([...packets], chosen, 'dealer', 'jewelry')).toBe(true);
    expect(fits([...packets], chosen, 'dealer', 'powder')).toBe(false);
  });

  it('is whole with three parts', () => {
    expect(wholeOf({ dealer: 'guns', buyer: 'alcohol' })).toBeNull();
    expect(wholeOf(packets[0])).toEqual(packets[0]);
  });
});
