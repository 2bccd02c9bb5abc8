import { describe, expect, it } from 'vitest';
import type { Action } from '../../../gen/hijacked';
import { bagOf } from '../bag';
import { questionOf, withDie, zoneOf, type Question } from '../choices';
import { HANDS } from '../dev/hands';
import { anyTimeOf, trayMomentOf } from '../tray';
import { momentOf } from '../selection';
import type { HijackedFrame } from '../types';
import { reachesAllLegal } from '../../shared/tests/choices';
import { MATCHES } from './matches';

/** Every action that the table and the bar can lead to. */
function answers(question: Question): Action[] {
  switch (question.ask) {
    case 'nothing':
      return [];
    case 'take':
      return [
        ...question.kinds.map((kind): Action => ({ do: 'take', kind })),
        ...(question.die ? [{ do: 'take-mini-die' } as const] : []),
        ...question.decline.map((bonus): Action => ({ do: 'decline', bonus })),
      ];
    case 'last-call':
      return [{ do: 'pass' }];
    case 'keep':
      return question.tiles.map((tile) => ({ do: 'keep', tile }));
    case 'stones':
      return [{ do: 'draw' }, { do: 'stop' }];
    case 'card':
      return [
        ...(question.play ? [{ do: 'play' } as const] : []),
        ...(question.discard ? [{ do: 'discard' } as const] : []),
      ];
    case 'turn':
      return [
        ...question.options.map(({ action }) => action),
        ...question.turnings,
        ...(question.end ? [{ do: 'end-turn' } as const] : []),
      ];
  }
}

reachesAllLegal(HANDS, MATCHES, (frame) => [...answers(questionOf(frame)), ...anyTimeOf(frame)]);

describe('what a die can do', () => {
  const question = questionOf(HANDS.choose);
  const options = question.ask === 'turn' ? question.options : [];
  const targets = (die: number) => withDie(options, die).map(({ target }) => target);

  it('is where it can be placed', () => {
    expect(targets(1)).toEqual(expect.arrayContaining(['card-2', 'trust', 'fetch-joker']));
    expect(targets(1)).not.toContain('card-5');
    expect(targets(3)).toContain('card-5');
    expect(targets(3)).not.toContain('bonus-die');
  });

  it('is also what both own dice can do', () => {
    expect(targets(2)).toContain('spot-1');
    expect(targets(3)).not.toContain('spot-1');
  });

  it('is found in its zone', () => {
    expect(targets(1).map(zoneOf)).toEqual(expect.arrayContaining(['cards', 'talks', 'tower']));
    expect(zoneOf('retreat')).toBeNull();
  });

  it('needs no die for a card of my own', () => {
    const privateView = questionOf(HANDS['choose-reserved']);
    const option = privateView.ask === 'turn' ? privateView.options[0] : null;
    expect(option).toMatchObject({ target: 'card-3', dice: [] });
  });
});

describe('a draft', () => {
  const cashed = (frame: HijackedFrame, seat: number): HijackedFrame => {
    const publicView = frame.view.public;
    const players = publicView.players.map((player, index) =>
      index === seat - 1
        ? { ...player, score: player.score + 1, markers: { ...player.markers, food: 0 } }
        : player,
    );
    return { ...frame, view: { ...frame.view, public: { ...publicView, players } } };
  };

  it('outlasts what others do at any time', () => {
    expect(momentOf(cashed(HANDS.choose, 2))).toBe(momentOf(HANDS.choose));
    expect(trayMomentOf(cashed(HANDS.choose, 2), 1)).toBe(trayMomentOf(HANDS.choose, 1));
  });

  it('in the tray ends with what I have, and not with a turn', () => {
    expect(trayMomentOf(cashed(HANDS.choose, 1), 1)).not.toBe(trayMomentOf(HANDS.choose, 1));
    expect(trayMomentOf(HANDS.play, 1)).toBe(trayMomentOf(HANDS.choose, 1));
    expect(momentOf(HANDS.play)).not.toBe(momentOf(HANDS.choose));
  });
});

it('counts the bag from the track', () => {
  expect(bagOf({ trust: 0 })).toEqual({ greens: 12, reds: 3, chance: 80 });
  expect(bagOf({ trust: 90 })).toEqual({ greens: 3, reds: 3, chance: 50 });
});
