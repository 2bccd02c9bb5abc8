import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Room } from '../src/gen/messages';
import { roomOf } from '../src/dev/rooms';
import { speak, t } from '../src/lib/i18n/texts.svelte';
import DealAtTable from './DealAtTable.svelte';

const TABLE = {
  id: 'k3v9x0q2m7ta',
  send: () => Promise.resolve(true),
  hidden: { has: () => false, toggle: () => undefined },
  show: () => undefined,
};

beforeEach(() => speak('en'));

afterEach(cleanup);

it('names those whom a deal waits for, and offers no second start', async () => {
  const room = roomOf({ seats: 5, taken: 5 });
  const dealing: Room['dealing'] = { step: 'reveal', owing: [2, 3], due_s: 5, withheld: [] };
  const { rerender } = render(DealAtTable, { table: TABLE, room });
  expect(screen.getByRole('button', { name: t('start') })).toBeTruthy();
  await rerender({ table: TABLE, room: { ...room, dealing } });
  expect(screen.getByRole('status').textContent).toContain('Waiting for Ben and Chloé');
  expect(screen.queryByRole('button', { name: t('start') })).toBe(null);
});

it('says in a match who did not reveal its part of the draw', () => {
  const room = roomOf({ seats: 5, taken: 5, status: 'playing' });
  const match = { number: 1, commitment: 'c', seal: 's', withheld: [2] };
  render(DealAtTable, { table: TABLE, room: { ...room, match } });
  const mark = screen.getByText(t('mark-withheld'));
  expect(mark.closest('li')?.textContent).toContain('Ben');
});
