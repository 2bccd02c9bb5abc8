// The shared screen of a table looks through the eyes of the public, whoever has opened it.

import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import App from '../src/App.svelte';
import { roomOf } from '../src/dev/rooms';
import { matchesOf } from '../src/games/shared/tests/matches';
import type { Frame, Room } from '../src/gen/messages';
import { speak, t } from '../src/lib/i18n/texts.svelte';
import { go } from '../src/lib/router.svelte';
import { FakeSocket } from './fake-socket';

const TABLE = '/t/k3v9x0q2m7ta';
const BOARD = `${TABLE}?board`;
const NOBODY: Room['you'] = { seat: null, host: false, waiting: false, answer_due_s: null };

/** A moment of a recorded match, as a new connection gets it. */
function moment(eyes: string): Frame {
  const file = `resistance-five-${eyes}.json`;
  const match = matchesOf<Frame>('resistance').find(({ name }) => name === file);
  const frame = match?.frames[6];
  if (!frame) throw new Error(`no frame in ${file}`);
  return { ...frame, match: 2, first: 0 };
}

/** The server greets the newest connection and sends all that there is for its eyes. */
function serve(eyes: string, wish: Partial<Parameters<typeof roomOf>[0]>): void {
  const socket = FakeSocket.last;
  socket.hello();
  const room = roomOf({ seats: 5, taken: 5, options: '', ...wish });
  socket.says({ type: 'room', ...room });
  if (room.status === 'playing') socket.says({ type: 'frame', ...moment(eyes) });
}

async function connections(count: number): Promise<void> {
  await vi.waitFor(() => expect(FakeSocket.all.length).toBe(count), { timeout: 300_000 });
}

const shown = (): string => document.body.textContent;
const title = (): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name: 'Gate B17' });

beforeEach(async () => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  await speak('en');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('becomes a board and a table again, and each starts with nothing', async () => {
  go(TABLE);
  render(App);
  await connections(1);
  expect(FakeSocket.last.url).toMatch(/\/ws$/);
  serve('seat-1', { status: 'playing' });
  await title();
  await screen.findByRole('button', { name: t('tab-people') });

  go(BOARD);
  await connections(2);
  const [table, board] = FakeSocket.all;
  expect(table?.closed).toBe(true);
  expect(board?.url).toMatch(/\/ws\?eyes=public$/);
  // Nothing of the table is left on the screen, and nothing that still comes from there is shown.
  table?.says({ type: 'frame', ...moment('seat-1') });
  await Promise.resolve();
  expect(screen.queryByText('Gate B17')).toBe(null);
  expect(shown()).toContain(t('connecting'));
  serve('public', { status: 'playing', you: NOBODY });
  await title();
  expect(screen.queryByRole('button', { name: t('tab-people') })).toBe(null);
  expect(board?.sent).toEqual([]);

  go(TABLE);
  await connections(3);
  expect(board?.closed).toBe(true);
  expect(FakeSocket.last.url).toMatch(/\/ws$/);
  expect(screen.queryByText('Gate B17')).toBe(null);
});

it('asks nothing of anybody while people take their seats', async () => {
  go(BOARD);
  render(App);
  await connections(1);
  serve('public', { taken: 3, you: NOBODY });
  await title();
  const seats = screen.getByRole('list', { name: t('seats') });
  expect(seats.querySelectorAll('li').length).toBe(5);
  expect(seats.querySelector('button')).toBe(null);
  expect(FakeSocket.last.sent).toEqual([]);
});
