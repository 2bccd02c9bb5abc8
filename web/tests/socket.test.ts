import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Explained, ServerMsg } from '../src/gen/messages';
import { backoffMs } from '../src/lib/net/backoff';
import { padded } from '../src/lib/net/pad';
import { randomHex } from '../src/lib/net/random';
import { TableSocket } from '../src/lib/net/socket';
import type { Link } from '../src/lib/net/socket';
import { FakeSocket } from './fake-socket';

let links: Link[];
let heard: ServerMsg[];

function connect(probe?: () => Promise<Explained | null>): TableSocket {
  return new TableSocket({
    url: 'ws://table/ws',
    open: FakeSocket.open,
    onMessage: (message) => heard.push(message),
    onLink: (link) => links.push(link),
    probe,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  links = [];
  heard = [];
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a command', () => {
  it('has an identity of its own and a length that tells nothing', () => {
    const socket = connect();
    FakeSocket.last.hello();
    void socket.send('start');
    void socket.send({ say: { text: 'é'.repeat(300) } });
    const [first, second] = FakeSocket.last.commands;
    expect(first?.id).toMatch(/^[0-9a-f]{32}$/);
    expect(first?.id).not.toBe(second?.id);
    for (const text of FakeSocket.last.sent) {
      expect(new TextEncoder().encode(text).length % 256).toBe(0);
    }
  });

  it('waits for the greeting', () => {
    const socket = connect();
    void socket.send('start');
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.hello();
    expect(FakeSocket.last.commands.map((command) => command.do)).toEqual(['start']);
  });

  it('is answered by its own acknowledgement', async () => {
    const socket = connect();
    FakeSocket.last.hello();
    const done = socket.send('start');
    const refused = socket.send('rematch');
    const [start, rematch] = FakeSocket.last.commands;
    const why = { key: 'refusal-not-over' };
    FakeSocket.last.says({ type: 'refused', id: rematch?.id, why });
    FakeSocket.last.says({ type: 'ack', id: start?.id ?? '' });
    expect(await done).toEqual({ done: true });
    expect(await refused).toEqual({ done: false, why });
  });

  it('is sent again with the same identity until it is answered', async () => {
    const socket = connect();
    FakeSocket.last.hello();
    const answer = socket.send('start');
    const before = FakeSocket.last;
    before.drops();
    vi.advanceTimersByTime(300);
    const after = FakeSocket.last;
    expect(after).not.toBe(before);
    after.hello();
    expect(after.sent).toEqual(before.sent);
    after.says({ type: 'ack', id: after.commands[0]?.id ?? '' });
    expect(await answer).toEqual({ done: true });
    after.drops();
    vi.advanceTimersByTime(300);
    FakeSocket.last.hello();
    expect(FakeSocket.last.sent).toEqual([]);
  });

  it('that was refused is never sent again', async () => {
    const socket = connect();
    FakeSocket.last.hello();
    const answer = socket.send({ sit: { seat: null, name: 'Ana' } });
    const why = { key: 'refusal-name-taken' };
    FakeSocket.last.says({ type: 'refused', id: FakeSocket.last.commands[0]?.id, why });
    expect(await answer).toEqual({ done: false, why });
    FakeSocket.last.drops();
    vi.advanceTimersByTime(300);
    FakeSocket.last.hello();
    expect(FakeSocket.last.sent).toEqual([]);
  });

  it('keeps joiners in names as they were typed', () => {
    const socket = connect();
    FakeSocket.last.hello();
    const names = ['Anna 👩‍💻', 'علی‌رضا'];
    for (const name of names) void socket.send({ sit: { seat: null, name } });
    const sent = FakeSocket.last.commands.map(({ do: request }) => request);
    expect(sent).toEqual(names.map((name) => ({ sit: { seat: null, name } })));
  });

  it('that gets no answer for long shows that the connection is dead', () => {
    const socket = connect();
    FakeSocket.last.hello();
    void socket.send('start');
    const silent = FakeSocket.last;
    vi.advanceTimersByTime(10_100);
    expect(silent.closed).toBe(true);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.last).not.toBe(silent);
  });
});

describe('a connection', () => {
  it('comes back by itself', () => {
    connect();
    FakeSocket.last.hello();
    FakeSocket.last.drops();
    vi.advanceTimersByTime(300);
    FakeSocket.last.hello();
    expect(links).toEqual(['connecting', 'open', 'waiting', 'connecting', 'open']);
  });

  it('comes back when the server has said', () => {
    connect();
    FakeSocket.last.hello();
    const why = { key: 'refusal-restarting' };
    FakeSocket.last.says({ type: 'bye', why, retry_after_s: 5 });
    FakeSocket.last.drops();
    vi.advanceTimersByTime(4900);
    expect(FakeSocket.all.length).toBe(1);
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all.length).toBe(2);
  });

  it('ends for good when the server has said so', async () => {
    const socket = connect();
    FakeSocket.last.hello();
    const answer = socket.send('start');
    const why = { key: 'refusal-closed' };
    FakeSocket.last.says({ type: 'bye', why });
    expect(await answer).toEqual({ done: false, why });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
    expect(links.at(-1)).toBe('ended');
  });

  it('asks why it cannot be made, and gives up where that is of use', async () => {
    connect(() => Promise.resolve({ key: 'refusal-no-such-table' }));
    FakeSocket.last.drops();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(links.at(-1)).toBe('ended');
  });

  it('is tried at once when somebody looks at the page again', () => {
    const socket = connect();
    FakeSocket.last.hello();
    FakeSocket.last.drops();
    socket.nudge();
    expect(FakeSocket.all.length).toBe(2);
    socket.nudge();
    expect(FakeSocket.all.length).toBe(2);
  });

  it('hears nothing from the one before', () => {
    connect();
    const old = FakeSocket.last;
    old.hello();
    old.drops();
    vi.advanceTimersByTime(300);
    const count = heard.length;
    old.hello();
    expect(heard.length).toBe(count);
  });
});

describe('small things', () => {
  it('waits anything up to a limit that doubles', () => {
    expect(backoffMs(0, () => 1)).toBe(250);
    expect(backoffMs(3, () => 1)).toBe(2000);
    expect(backoffMs(40, () => 1)).toBe(15_000);
    expect(backoffMs(40, () => 0)).toBe(0);
  });

  it('pads only what needs it', () => {
    expect(padded('x'.repeat(256)).length).toBe(256);
    expect(padded('x').length).toBe(256);
  });

  it('draws as many bytes as it is asked for', () => {
    expect(randomHex(16)).toMatch(/^[0-9a-f]{32}$/);
    expect(randomHex(32)).not.toBe(randomHex(32));
  });
});
