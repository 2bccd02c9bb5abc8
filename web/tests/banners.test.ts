import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Request } from '../src/gen/messages';
import { roomOf } from '../src/dev/rooms';
import { speak } from '../src/lib/i18n/texts.svelte';
import type { TableState } from '../src/lib/table/state';
import BannersAtTable from './BannersAtTable.svelte';

const LIVE: TableState = {
  frame: null,
  events: [],
  only: new Set(),
  chat: [],
  link: 'open',
  outdated: false,
  matchOffsetMs: 0,
};

beforeEach(() => {
  vi.useFakeTimers();
  return speak('en');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says that the others wait, counts down, and lets me say that I am thinking', async () => {
  const sent: Request[] = [];
  const table = {
    id: 'k3v9x0q2m7ta',
    send: (request: Request) => {
      sent.push(request);
      return Promise.resolve(true);
    },
    hidden: { has: () => false, toggle: () => undefined },
    show: () => undefined,
  };
  const room = (answer_due_s: number | null) =>
    roomOf({ seats: 5, taken: 5, status: 'playing', you: { answer_due_s } });
  const { rerender } = render(BannersAtTable, { room: room(30), live: LIVE, table });
  expect(screen.getByRole('timer').textContent).toBe('0:30');
  await vi.advanceTimersByTimeAsync(7000);
  expect(screen.getByRole('timer').textContent).toBe('0:23');
  await fireEvent.click(screen.getByRole('button', { name: 'I am thinking' }));
  expect(sent).toEqual(['back']);
  await rerender({ room: room(null), live: LIVE, table });
  expect(screen.queryByRole('timer')).toBe(null);
});

it('says that the disk has damaged a match', () => {
  const table = {
    id: 'k3v9x0q2m7ta',
    send: () => Promise.resolve(true),
    hidden: { has: () => false, toggle: () => undefined },
    show: () => undefined,
  };
  const room = { ...roomOf({ seats: 5, taken: 5 }), lost_match: 3 };
  render(BannersAtTable, { room, live: LIVE, table });
  expect(screen.getByRole('status').textContent).toContain('Match 3 cannot go on');
});
