import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import Narration from '../src/lib/table/Narration.svelte';

afterEach(cleanup);

const lines = (...texts: string[]) => texts.map((text) => ({ text, own: false }));
const heard = () => [...screen.getByRole('log').querySelectorAll('p')].map((p) => p.textContent);

it('goes on after a log that got shorter', async () => {
  const { rerender } = render(Narration, { match: 1, lines: lines('a') });
  await rerender({ lines: lines('a', 'b', 'c') });
  expect(heard()).toEqual(['b', 'c']);
  // Who loses the seat loses what only the seat had heard.
  await rerender({ lines: lines('a', 'c') });
  await rerender({ lines: lines('a', 'c', 'd') });
  expect(heard()).toEqual(['b', 'c', 'd']);
});
