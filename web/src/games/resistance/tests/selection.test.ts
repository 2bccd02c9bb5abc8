import { beforeEach, describe, expect, it } from 'vitest';
import { questionOf } from '../choices';
import { HANDS } from '../dev/hands';
import { inMixedOrder } from '../../shared/mixed';
import { withPublic } from '../../shared/tests/frames';
import { momentOf, selection } from '../selection';
import { tapSeat } from '../tap';
import type { ResistanceFrame } from '../types';

describe('the draft', () => {
  const frame = HANDS.propose;
  const moment = momentOf(frame);

  beforeEach(() => {
    selection.clear();
    selection.toggle(moment, 2, 3);
    selection.toggle(moment, 5, 3);
  });

  it('takes seats in and out, up to the size', () => {
    selection.toggle(moment, 6, 3);
    selection.toggle(moment, 7, 3);
    expect(selection.at(moment).team).toEqual([2, 5, 6]);
    selection.toggle(moment, 5, 3);
    expect(selection.at(moment).team).toEqual([2, 6]);
  });

  it('stays while others act', () => {
    const later = { ...frame, rev: frame.rev + 1, awaits: [1, 2], now_ms: 5000 };
    expect(selection.at(momentOf(later)).team).toEqual([2, 5]);
  });

  it.each([
    ['stage', withPublic(frame, { stage: 'vote' })],
    ['mission', withPublic(frame, { mission: 3 })],
    ['leader', withPublic(frame, { leader: 2 })],
    ['rejections', withPublic(frame, { rejections: 3 })],
    ['match', { ...frame, match: 2 }],
  ])('is gone when the %s changes', (_, next) => {
    expect(selection.at(momentOf(next)).team).toEqual([]);
  });
});

describe('a tap on a seat', () => {
  beforeEach(() => selection.clear());

  function tap(frame: ResistanceFrame, seat: number) {
    const moment = momentOf(frame);
    tapSeat(moment, questionOf(frame), selection.at(moment), seat);
    return selection.at(moment);
  }

  it('joins the team', () => expect(tap(HANDS.propose, 4).team).toEqual([4]));

  it('asks once more before a look', () => {
    expect(tap(HANDS.watch, 6).confirming).toEqual({ do: 'watch', member: 6 });
    expect(tap(HANDS.show, 3).confirming).toEqual({ do: 'show', to: 3 });
    expect(tap(HANDS.spotlight, 6).confirming).toEqual({ do: 'spotlight', on: 6 });
  });

  it('takes the only card, or asks which', () => {
    expect(tap(HANDS.take, 4).confirming).toEqual({ do: 'take', card: 'no-confidence', from: 4 });
    expect(tap(HANDS.take, 2)).toMatchObject({ seat: 2, confirming: null });
  });

  it('gives the chosen card', () => {
    expect(tap(HANDS.give, 3).confirming).toBeNull();
    selection.change(momentOf(HANDS.give), { card: 'open-up' });
    expect(tap(HANDS.give, 3).confirming).toEqual({ do: 'give', card: 'open-up', to: 3 });
  });
});

describe('the mixed order of cards', () => {
  it('stays for a moment', () => {
    expect(inMixedOrder(['a', 'b'], 'moment', 7)).toEqual(inMixedOrder(['a', 'b'], 'moment', 7));
  });

  it('comes out both ways', () => {
    const orders = Array.from({ length: 200 }, (_, salt) => inMixedOrder(['a', 'b'], 'm', salt)[0]);
    const firsts = orders.filter((first) => first === 'a').length;
    expect(firsts).toBeGreaterThan(60);
    expect(firsts).toBeLessThan(140);
  });
});
