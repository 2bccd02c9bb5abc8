import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action } from '../../../gen/hijacked';
import { questionOf, type Target } from '../choices';
import { HANDS } from '../dev/hands';
import { Drag } from '../drag.svelte';
import { momentOf, selection } from '../selection';
import { drop, lit, litDice, tapDie, tapTarget } from '../tap';
import type { HijackedFrame } from '../types';
import { goTo, openZone } from '../zone.svelte';

beforeEach(() => selection.clear());

function tapping(frame: HijackedFrame) {
  const send = vi.fn<(action: Action) => void>();
  const question = questionOf(frame);
  const moment = momentOf(frame);
  const tap = () => ({ moment, question, draft: selection.at(moment), send });
  return {
    send,
    die: (die: number) => tapDie(tap(), die),
    place: (target: Target) => tapTarget(tap(), target),
    drop: (die: number, target: Target | null) => drop(tap(), die, target),
    draft: () => selection.at(moment),
    lit: () => lit(question, selection.at(moment)),
    dice: () => litDice(question, selection.at(moment)),
  };
}

describe('a die and then its place', () => {
  it('lights up what it can do, and does it', () => {
    const board = tapping(HANDS.choose);
    expect(board.lit()).toContain('card-5');
    board.die(1);
    expect(board.lit()).not.toContain('card-5');
    board.place('card-5');
    expect(board.send).not.toHaveBeenCalled();
    board.place('card-2');
    expect(board.send.mock.calls).toEqual([[{ do: 'choose', place: 2, die: 1 }]]);
  });

  it('is laid down again by a second tap', () => {
    const board = tapping(HANDS.choose);
    board.die(1);
    board.die(1);
    expect(board.draft().die).toBeNull();
  });

  it('asks once before both dice are gone', () => {
    const board = tapping(HANDS.choose);
    board.die(2);
    board.place('spot-3');
    expect(board.send).not.toHaveBeenCalled();
    expect(board.draft().confirming).toEqual({ do: 'persuade', spot: 3 });
    expect(board.lit()).toEqual([]);
  });

  it('asks which where a card can be chosen or reserved', () => {
    const board = tapping(HANDS.reserve);
    board.die(1);
    board.place('card-1');
    expect(board.send).not.toHaveBeenCalled();
    expect(board.draft()).toMatchObject({ die: 1, target: 'card-1' });
  });
});

describe('a place and then its die', () => {
  it('lights up the dice that fit', () => {
    const board = tapping(HANDS.choose);
    board.place('card-5');
    expect(board.dice()).toEqual([3]);
    board.die(3);
    expect(board.send.mock.calls).toEqual([[{ do: 'choose', place: 5, die: 3 }]]);
  });

  it('takes a die that does not fit as a new beginning', () => {
    const board = tapping(HANDS.choose);
    board.place('card-5');
    board.die(1);
    expect(board.send).not.toHaveBeenCalled();
    expect(board.draft()).toMatchObject({ die: 1, target: null });
  });

  it('needs no die for both, nor for a card of my own', () => {
    const persuading = tapping(HANDS.choose);
    persuading.place('spot-1');
    expect(persuading.draft().confirming).toEqual({ do: 'persuade', spot: 1 });
    const reserved = tapping(HANDS['choose-reserved']);
    reserved.place('card-3');
    expect(reserved.draft().confirming).toEqual({ do: 'choose-reserved' });
  });
});

describe('a die that is dragged', () => {
  const at = (x: number, y: number) => ({ button: 0, clientX: x, clientY: y }) as PointerEvent;
  const over = (html: string) => {
    document.body.innerHTML = html;
    const element = document.body.firstElementChild;
    vi.spyOn(document, 'elementFromPoint').mockReturnValue(element);
  };

  it('does what it is dropped on', () => {
    const board = tapping(HANDS.choose);
    board.drop(1, 'trust');
    expect(board.send.mock.calls).toEqual([[{ do: 'build-trust', die: 1 }]]);
  });

  it('does nothing where it does not fit', () => {
    const board = tapping(HANDS.choose);
    board.drop(1, 'card-5');
    board.drop(1, null);
    expect(board.send).not.toHaveBeenCalled();
  });

  it('is no tap, and a tap is no drag', () => {
    over('<div data-target="trust"></div>');
    const drag = new Drag();
    drag.down(2, at(10, 10));
    expect(drag.move(at(13, 12))).toBe(false);
    expect(drag.up()).toBeNull();
    expect(drag.swallows()).toBe(false);
    drag.down(2, at(10, 10));
    expect(drag.move(at(60, 40))).toBe(true);
    expect(drag.move(at(61, 40))).toBe(false);
    expect(drag.up()).toMatchObject({ die: 2, over: 'trust' });
    expect(drag.swallows()).toBe(true);
    expect(drag.swallows()).toBe(false);
  });

  it('opens the zone that it is held over', () => {
    over('<button data-zone="tower"></button>');
    goTo('cards');
    const drag = new Drag();
    drag.down(1, at(0, 0));
    drag.move(at(50, 50));
    expect(openZone()).toBe('tower');
    goTo('cards');
  });
});
