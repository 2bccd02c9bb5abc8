// What a page is sent, for tests that look behind the screen.

import type { Page } from '@playwright/test';

/** All frames that a page is sent from now on; `F` is what one looks like in a game. */
export function listen<F>(page: Page): { frames: () => string[]; newest: () => F | null } {
  const texts: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => texts.push(payload.toString()));
  });
  const frames = () => texts.filter((text) => text.startsWith('{"type":"frame"'));
  return { frames, newest: () => JSON.parse(frames().at(-1) ?? 'null') as F | null };
}
