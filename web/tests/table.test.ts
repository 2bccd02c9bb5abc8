import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatLine, DealStep, Frame, Request, Room } from '../src/gen/messages';
import { commitmentOf } from '../src/lib/net/draw';
import { PROTOCOL } from '../src/gen/constants';
import { Table } from '../src/lib/net/table.svelte';
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
    only: [],
    ...part,
  };
}

const line = (n: number, text: string): ChatLine => ({
  n,
  at_s: 0,
  by: { name: 'Ana', seat: 1 },
  text,
});

/** A room whose next draw is bound by `draw`, sixty-four digits of one kind. */
function drawing(draw: string, over: Partial<Room> = {}): Room {
  return { ...roomOf({ seats: 5, taken: 2 }), commitment: draw.repeat(64), ...over };
}

/** The same room in the middle of a deal; seat 1 has committed to `commitment`. */
function dealing(
  draw: string,
  step: DealStep,
  commitment: string | null,
  withheld: number[] = [],
): Room {
  const room = drawing(draw, { dealing: { step, owing: [1], due_s: 5, withheld } });
  const seats = room.seats.map((info) =>
    info.occupant && info.seat === 1
      ? { ...info, occupant: { ...info.occupant, commitment } }
      : info,
  );
  return { ...room, seats };
}

let table: Table;

const asked = (): Request[] => FakeSocket.last.commands.map((command) => command.do);

const commits = (): { draw: string; seat: number; commitment: string }[] =>
  asked().flatMap((request) =>
    typeof request === 'object' && 'commit' in request ? [request.commit] : [],
  );

const reveals = (): string[] =>
  asked().flatMap((request) =>
    typeof request === 'object' && 'reveal' in request ? [request.reveal] : [],
  );

const hears = (room: Room): void => FakeSocket.last.says({ type: 'room', ...room });

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

  it('is asked through the eyes of the public, on every connection', () => {
    const board = new Table('t1', { eyes: 'public', open: FakeSocket.open });
    FakeSocket.last.hello();
    FakeSocket.last.drops();
    vi.advanceTimersByTime(60_000);
    board.close();
    const urls = FakeSocket.all.slice(1).map(({ url }) => url);
    expect(urls.length).toBe(2);
    for (const url of urls) expect(url).toMatch(/\/api\/rooms\/t1\/ws\?eyes=public$/);
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
      FakeSocket.last.says({ type: 'past', match: 1, first, events, only: [] });
    FakeSocket.last.hello();
    page(0, ['a', 'b']);
    page(2, ['c', 'd']);
    expect(table.events).toEqual(['a']);
    shows({ rev: 2, first: 4, events: ['e'] });
    expect(table.events).toEqual(['a', 'b', 'c', 'd', 'e']);
    FakeSocket.last.says({ type: 'past', match: 2, first: 0, events: ['x'], only: [] });
    shows({ match: 2, rev: 1, first: 1, events: ['y'] });
    expect(table.events).toEqual(['x', 'y']);
  });

  it('knows which events not everybody has heard, wherever they were told', () => {
    const only = (): number[] => [...table.only];
    FakeSocket.last.says({ type: 'past', match: 1, first: 0, events: ['a', 'b'], only: [1] });
    expect(only()).toEqual([]);
    shows({ rev: 1, first: 2, events: ['c', 'd'], only: [0] });
    expect(only()).toEqual([1, 2]);
    shows({ rev: 2, first: 4, events: ['e'], only: [0] });
    expect(only()).toEqual([1, 2, 4]);
    // Who loses the seat hears the match anew, as the public.
    shows({ rev: 1, first: 0, events: ['a', 'd'] });
    expect(only()).toEqual([]);
    shows({ rev: 2, first: 2, events: ['f'], only: [0] });
    expect(only()).toEqual([2]);
    shows({ match: 2, rev: 1, first: 0, events: ['x'], only: [0] });
    expect(only()).toEqual([0]);
  });

  it('holds nothing once it is closed', () => {
    hears(drawing('a'));
    shows({ events: ['a'], only: [0] });
    FakeSocket.last.says({ type: 'chat', lines: [line(1, 'aloud')] });
    table.close();
    const { room, frame, events, only, chat } = table;
    expect({ room, frame, events, only: [...only], chat }).toEqual({
      room: null,
      frame: null,
      events: [],
      only: [],
      chat: [],
    });
  });

  it('orders chat by its number, and takes a line again', () => {
    FakeSocket.last.says({ type: 'chat', lines: [line(2, 'two'), line(1, 'one')] });
    FakeSocket.last.says({ type: 'chat', lines: [line(2, 'two'), line(3, 'three')] });
    expect(table.chat.map((said) => said.text)).toEqual(['one', 'two', 'three']);
  });

  it('starts the chat anew with a connection, and keeps it on the screen until then', () => {
    const said = (): string[] => table.chat.map(({ text }) => text);
    const says = (...lines: ChatLine[]): void => FakeSocket.last.says({ type: 'chat', lines });
    hears(drawing('a'));
    says(line(1, 'aloud'), line(2, 'whisper'), line(3, 'later'));
    FakeSocket.last.drops();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(2);
    FakeSocket.last.hello();
    hears(drawing('a'));
    expect(said()).toEqual(['aloud', 'whisper', 'later']);
    // What was whispered in another match is no longer told: the same line has another number.
    says(line(1, 'aloud'), line(2, 'later'));
    expect(said()).toEqual(['aloud', 'later']);
    vi.advanceTimersByTime(60_000);
    says(line(3, 'new'));
    expect(said()).toEqual(['aloud', 'later', 'new']);
  });

  it('drops the chat where a new connection is told none', () => {
    FakeSocket.last.says({ type: 'chat', lines: [line(1, 'aloud')] });
    FakeSocket.last.hello();
    vi.advanceTimersByTime(60_000);
    expect(table.chat.length).toBe(1);
    hears(drawing('a'));
    hears(drawing('a'));
    vi.advanceTimersByTime(60_000);
    expect(table.chat).toEqual([]);
  });

  it('commits to each draw once, and reveals nothing before it is asked', () => {
    hears(drawing('a'));
    hears(drawing('a'));
    expect(commits().length).toBe(1);
    expect(commits()[0]).toMatchObject({ draw: 'a'.repeat(64), seat: 1 });
    hears(dealing('a', 'commit', commits()[0]?.commitment ?? null));
    hears(drawing('b'));
    expect(commits().length).toBe(2);
    expect(reveals()).toEqual([]);
  });

  it('reveals once what it has committed to', () => {
    hears(drawing('a'));
    const { draw = '', seat = 0, commitment = '' } = commits()[0] ?? {};
    hears(dealing('a', 'reveal', commitment));
    hears(dealing('a', 'reveal', commitment));
    expect(reveals().length).toBe(1);
    expect(commitmentOf(draw, seat, reveals()[0] ?? '')).toBe(commitment);
  });

  it('reveals nothing for what others have put in its place, or for another draw', () => {
    hears(drawing('a'));
    hears(dealing('a', 'reveal', '0'.repeat(64)));
    hears(dealing('b', 'reveal', commits()[0]?.commitment ?? null));
    expect(reveals()).toEqual([]);
  });

  it('commits anew when a deal is made anew, unless its own seat was the reason', () => {
    hears(drawing('a'));
    hears(dealing('b', 'commit', null, [2]));
    expect(commits().length).toBe(2);
    hears(dealing('c', 'commit', null, [1, 2]));
    expect(commits().length).toBe(2);
  });

  it('adds to the next match of the table, too', () => {
    hears(drawing('a'));
    hears(drawing('b', { status: 'playing' }));
    hears(drawing('b', { status: 'over' }));
    expect(commits().length).toBe(1);
    hears(drawing('b'));
    expect(commits().length).toBe(2);
  });

  it('adds nothing without a seat', () => {
    const room = drawing('a');
    hears({ ...room, you: { ...room.you, seat: null } });
    expect(asked()).toEqual([]);
  });

  it('knows a server that speaks another language', () => {
    expect(table.outdated).toBe(false);
    FakeSocket.last.hello(PROTOCOL + 1);
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
