import { beforeEach, describe, expect, it } from 'vitest';
import { questionOf } from '../choices';
import { HANDS } from '../dev/hands';
import { withPublic } from '../../shared/tests/frames';
import { momentOf, selection } from '../selection';
import { tappable, tapSeat } from '../tap';
import type { MaydayFrame } from '../types';

function tap(frame: MaydayFrame, seat: number) {
  const moment = momentOf(frame);
  tapSeat(moment, questionOf(frame), selection.at(moment), seat);
  return selection.at(moment);
}

const open = (frame: MaydayFrame) => tappable(questionOf(frame), selection.at(momentOf(frame)));

beforeEach(() => selection.clear());

describe('the draft', () => {
  const frame = HANDS.send;

  beforeEach(() => selection.change(momentOf(frame), { open: 'send', looker: 2 }));

  it('stays while others act', () => {
    const later = { ...frame, rev: frame.rev + 1, awaits: [1, 2], now_ms: 5000 };
    expect(selection.at(momentOf(later)).looker).toBe(2);
  });

  it.each([
    ['stage', withPublic(frame, { stage: 'choose' })],
    ['look', withPublic(frame, { look: { looker: 2, target: 5, spot: null } })],
    ['cockpit', withPublic(frame, { access: [1, 2] })],
    ['veteran cards', withPublic(frame, { veterans: null })],
    ['match', { ...frame, match: 2 }],
  ])('is gone when the %s changes', (_, next) => {
    expect(selection.at(momentOf(next)).looker).toBeNull();
  });
});

describe('a tap on a seat', () => {
  it('does nothing where no seat is asked for', () => {
    expect(open(HANDS.punch)).toEqual([]);
    expect(tap(HANDS.punch, 2)).toMatchObject({ looker: null, confirming: null });
  });

  it('names the looker, then the target', () => {
    selection.change(momentOf(HANDS.send), { open: 'send' });
    expect(open(HANDS.send)).toEqual([2, 5]);
    expect(tap(HANDS.send, 2).looker).toBe(2);
    expect(open(HANDS.send)).toEqual([5, 6]);
    expect(tap(HANDS.send, 6).confirming).toEqual({ do: 'send', looker: 2, target: 6 });
    expect(open(HANDS.send)).toEqual([]);
  });

  it('lets somebody in, at once where nobody can be sent any more', () => {
    expect(tap(HANDS['let-in'], 3).confirming).toEqual({ do: 'let-in', seat: 3 });
  });

  it('uses a card that was opened', () => {
    expect(open(HANDS.divert)).toEqual([]);
    selection.change(momentOf(HANDS.divert), { open: 'use' });
    expect(tap(HANDS.divert, 5).confirming).toEqual({ do: 'divert', target: 5 });
    selection.clear();
    selection.change(momentOf(HANDS.replace), { open: 'use' });
    expect(tap(HANDS.replace, 2).confirming).toEqual({ do: 'replace', looker: 2 });
    selection.clear();
    selection.change(momentOf(HANDS['move-to']), { open: 'use' });
    expect(tap(HANDS['move-to'], 6).confirming).toEqual({ do: 'move-to', seat: 6 });
  });
});
