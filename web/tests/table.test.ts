import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatLine, Frame, Room } from '../src/gen/messages';
import { Table } from '../src/lib/net/table.svelte';
import { publicFrame, playFrame } from '../src/lib/table/play';
import { roomOf } from '../src/dev/rooms';
import { FakeSocket } from './fake-socket';

function frame(part: Partial<Frame>): Frame {
  return {
    match: 1,
    rev: 1,
    now_ms: 0,
    view: {},
    legal: [],
    awaits: [],
    deadline_ms: null,
    outcome: null,
    first: 0,
    events: [],
    ...part,
  };
}

const line = (n: number, text: string): ChatLine => ({
  n,
  at_s: 0,
  by: { name: 'Ana', seat: 1 },
  text,
});

function withoutNonce(commitment: string): Room {
  const room = roomOf({ seats: 5, taken: 2 });
  const seats = room.seats.map((info) =>
    info.occupant ? { ...info, occupant: { ...info.occupant, nonce: false } } : info,
  );
  return { ...room, commitment, seats };
}

let table: Table;

const nonces = (): string[] =>
  FakeSocket.last.commands.flatMap(({ do: asked }) =>
    typeof asked === 'object' && 'nonce' in asked ? [asked.nonce] : [],
  );

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  table = new Table('t1', { open: FakeSocket.open });
  FakeSocket.last.hello();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

const shows = (part: Partial<Frame>): void =>
  FakeSocket.last.says({ type: 'frame', ...frame(part) });

describe('a table', () => {
  it('is asked at its own address', () => {
    expect(FakeSocket.last.url).toMatch(/^ws:\/\/.*\/api\/rooms\/t1\/ws$/);
  });

  it('shows what came last, even if the server counts anew', () => {
    shows({ rev: 3 });
    shows({ rev: 1 });
    expect(table.frame?.rev).toBe(1);
    shows({ match: 2, rev: 1 });
    expect(table.frame?.match).toBe(2);
  });

  it('gathers events by their number', () => {
    shows({ rev: 1, first: 0, events: ['a', 'b'] });
    shows({ rev: 2, first: 2, events: ['c'] });
    expect(table.events).toEqual(['a', 'b', 'c']);
    // A new connection tells everything again.
    shows({ rev: 2, first: 0, events: ['a', 'b', 'c'] });
    expect(table.events).toEqual(['a', 'b', 'c']);
    shows({ match: 2, rev: 1, first: 0, events: ['x'] });
    expect(table.events).toEqual(['x']);
  });

  it('puts a long story together from its pages, and shows it with the frame', () => {
    shows({ rev: 1, first: 0, events: ['a'] });
    const page = (first: number, events: string[]): void =>
      FakeSocket.last.says({ type: 'past', match: 1, first, events });
    FakeSocket.last.hello();
    page(0, ['a', 'b']);
    page(2, ['c', 'd']);
    expect(table.events).toEqual(['a']);
    shows({ rev: 2, first: 4, events: ['e'] });
    expect(table.events).toEqual(['a', 'b', 'c', 'd', 'e']);
    FakeSocket.last.says({ type: 'past', match: 2, first: 0, events: ['x'] });
    shows({ match: 2, rev: 1, first: 1, events: ['y'] });
    expect(table.events).toEqual(['x', 'y']);
  });

  it('orders chat by its number, and takes a line again', () => {
    FakeSocket.last.says({ type: 'chat', lines: [line(2, 'two'), line(1, 'one')] });
    FakeSocket.last.says({ type: 'chat', lines: [line(2, 'two'), line(3, 'three')] });
    expect(table.chat.map((said) => said.text)).toEqual(['one', 'two', 'three']);
  });

  it('adds to each draw once', () => {
    FakeSocket.last.says({ type: 'room', ...withoutNonce('first') });
    FakeSocket.last.says({ type: 'room', ...withoutNonce('first') });
    expect(nonces().length).toBe(1);
    expect(nonces()[0]).toMatch(/^[0-9a-f]{64}$/);
    FakeSocket.last.says({ type: 'room', ...withoutNonce('second') });
    expect(nonces().length).toBe(2);
  });

  it('adds nothing without a seat', () => {
    const room = withoutNonce('first');
    FakeSocket.last.says({ type: 'room', ...room, you: { ...room.you, seat: null } });
    expect(nonces()).toEqual([]);
  });

  it('knows a server that speaks another language', () => {
    expect(table.outdated).toBe(false);
    FakeSocket.last.hello(2);
    expect(table.outdated).toBe(true);
  });

  it('takes the best guess of the match’s clock', () => {
    const start = Date.now();
    shows({ rev: 1, now_ms: 10_000 });
    vi.advanceTimersByTime(700);
    shows({ rev: 2, now_ms: 11_000 });
    expect(table.matchOffsetMs).toBe(11_000 - (start + 700));
    vi.advanceTimersByTime(900);
    shows({ rev: 3, now_ms: 11_000 });
    expect(table.matchOffsetMs).toBe(11_000 - (start + 700));
  });
});

describe('a shared screen', () => {
  it('shows nothing of a seat', () => {
    const own = { side: 'spy', spies: [1, 2], ballot: { approve: [1], reject: [] } };
    const seen = publicFrame(
      playFrame(frame({ view: { table: { leader: 1 }, own }, legal: ['x'], events: ['secret'] })),
    );
    expect(seen.view).toEqual({
      table: { leader: 1 },
      own: { side: null, spies: [], ballot: null },
    });
    expect(seen.legal).toEqual([]);
    expect(seen.events).toEqual([]);
  });

  it('shows what is turned up at the end', () => {
    const own = { hands: ['hih', 'ihi'] };
    const outcome = { winners: [1], side: 'honest', how: 'safe-landing' };
    const seen = publicFrame(playFrame(frame({ view: { table: {}, own }, outcome })));
    expect(seen.view).toEqual({ table: {}, own });
  });
});
