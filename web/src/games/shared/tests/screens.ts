// What the tests of every game's screens need.

import { render, screen, fireEvent } from '@testing-library/svelte';
import { vi } from 'vitest';
import type { Frame, GameModule, GameProps, Player, Texts } from '../../game';
import { playersFor } from '../dev/players';
import { heard, type Recorded } from './matches';

/** What a screen gets, for somebody on seat 1 who has heard nothing yet. */
export function propsOf<V, A, E>(
  frame: Frame<V, A, E>,
  texts: Texts,
  seats: number,
  more: Partial<GameProps<V, A, E>> = {},
): GameProps<V, A, E> {
  return {
    frame,
    events: [],
    players: playersFor(seats, 1),
    you: 1,
    texts,
    options: '',
    offsetMs: 0,
    act: () => Promise.resolve(true),
    busy: false,
    ...more,
  };
}

let clock = 0;

/** A clock that goes on with every press, so that none is hasty. */
export function holdClock(): void {
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
}

export async function press(name: string | RegExp): Promise<void> {
  await fireEvent.click(screen.getByRole('button', { name }));
  clock += 1000;
}

/** What is drawn, but for the ids that a framework counts up. */
export function drawn(container: HTMLElement): string {
  return container.innerHTML.replaceAll(/"c\d+/g, '"c');
}

/** How many moments of one match are shown: each takes a while to draw. */
const MOMENTS_MAX = 25;

/** Shows moments of a recorded match in which something happened or can be done, and its end. */
export async function showAll<V, A, E>(
  game: GameModule<V, A, E>,
  match: Recorded<Frame<V, A, E>>,
  players: Player[],
  texts: Texts,
): Promise<void> {
  const { frames, you } = match;
  const propsAt = (at: number, frame: Frame<V, A, E>) =>
    propsOf(frame, texts, players.length, { events: heard(match, at), players, you });
  const [first] = frames;
  const last = frames.at(-1);
  if (!first || !last) throw new Error('an empty match');
  const screens = [game.Board, game.Choices, game.Secret].filter((screen) => screen !== null);
  const shown = screens.map((Screen) => render(Screen, { props: propsAt(0, first) }));
  // One vote after the other changes little; what happened changes much.
  const moments = [...frames.entries()].filter(
    ([, frame]) => frame.events.length > 0 || frame.legal.length > 0,
  );
  // A long match is shown in leaps: another one lands elsewhere.
  const leap = Math.ceil(moments.length / MOMENTS_MAX);
  for (const [at, frame] of moments.filter((_, index) => index % leap === 0)) {
    for (const screen of shown) await screen.rerender(propsAt(at, frame));
  }
  render(game.End, { props: propsAt(frames.length - 1, last) });
}
