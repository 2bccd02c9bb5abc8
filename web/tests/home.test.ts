import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { roomOf } from '../src/dev/rooms';
import { GAME_IDS } from '../src/games/ids';
import type { Request } from '../src/gen/messages';
import { PASSES } from '../src/lib/home/facts';
import { read } from '../src/lib/router.svelte';
import { startWithBots } from '../src/lib/table/bots';
import { sources } from './files';

const POSTER_BYTES_MAX = 8192;

describe('the start page', () => {
  const posters = import.meta.glob<Component>('../src/games/*/art/Poster.svelte', {
    eager: true,
    import: 'default',
  });

  it('has a pass for every game', () => {
    expect(Object.keys(PASSES)).toEqual(GAME_IDS);
  });

  it.each(GAME_IDS)('has a light and silent picture of %s', (game) => {
    const Poster = posters[`../src/games/${game}/art/Poster.svelte`];
    if (!Poster) throw new Error('no picture');
    const { container } = render(Poster);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(container.textContent?.trim()).toBe('');
    const drawn = sources('.svelte').find(({ path }) => path === `games/${game}/art/Poster.svelte`);
    expect(drawn?.text.length).toBeLessThanOrEqual(POSTER_BYTES_MAX);
  });

  it('leads to a new table of one game', () => {
    expect(read('/new', '?game=mayday')).toEqual({ page: 'new', game: 'mayday' });
    expect(read('/new', '')).toEqual({ page: 'new', game: null });
  });
});

describe('a table that fills with bots', () => {
  const room = roomOf({ seats: 5, taken: 3 });

  it('leaves everybody where they are, and begins when all sit', async () => {
    const send = vi.fn<(request: Request) => Promise<boolean>>(() => Promise.resolve(true));
    expect(await startWithBots(room, send)).toBe(true);
    expect(send.mock.calls.map(([request]) => request)).toEqual([
      { 'add-bot': { seat: 4, level: 'normal' } },
      { 'add-bot': { seat: 5, level: 'normal' } },
      'start',
    ]);
  });

  it('does not begin where a bot is refused', async () => {
    const send = vi.fn((request: Request) => Promise.resolve(request === 'start'));
    expect(await startWithBots(room, send)).toBe(false);
    expect(send).not.toHaveBeenCalledWith('start');
  });
});
