// What the tests of every game's screens need.

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, beforeEach, expect, it, vi, type Mock } from 'vitest';
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

/** Each test begins without a draft, with a clock that stands still, and cleans up. */
export function startsAfresh(...selections: { clear(): void }[]): void {
  beforeEach(() => {
    for (const selection of selections) selection.clear();
    holdClock();
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });
}

/** Presses the button of this name; where several have it, the one `at` this place of them. */
export async function press(name: string | RegExp, at?: number): Promise<void> {
  const button =
    at === undefined
      ? screen.getByRole('button', { name })
      : screen.getAllByRole('button', { name }).at(at);
  if (!button) throw new Error(`no button ${name}`);
  await fireEvent.click(button);
  clock += 1000;
}

/** The presses that lead to each action, and the action. */
export type Ways<A extends { do: string }> = Record<
  A['do'],
  { presses: (string | RegExp)[]; sends: A }
>;

/** Presses what leads to an action, which is sent with the last press and not before. */
export async function sendsBy<A extends { do: string }>(
  { presses, sends }: Ways<A>[A['do']],
  act: Mock,
  at?: number,
): Promise<void> {
  for (const name of presses) {
    expect(act).not.toHaveBeenCalled();
    await press(name, at);
  }
  expect(act.mock.calls).toEqual([[sends]]);
}

/** What is drawn, but for the ids that a framework counts up. */
export function drawn(container: HTMLElement): string {
  return container.innerHTML.replaceAll(/"c\d+/g, '"c');
}

/** What is drawn, without its words: how much room it takes. */
export function shapeOf(container: HTMLElement): string {
  return drawn(container).replace(/>[^<]+</g, '><');
}

/** What a screen draws, looked at and put away. */
export function drawnBy<V, A, E>(
  Screen: Component<GameProps<V, A, E>>,
  props: GameProps<V, A, E>,
  look: (container: HTMLElement) => string = drawn,
): string {
  const { container, unmount } = render(Screen, { props });
  const seen = look(container);
  unmount();
  return seen;
}

/** The elements of a screen, by name. */
export function tagsOf(container: HTMLElement): string {
  return [...container.querySelectorAll('*')].map((element) => element.tagName).join();
}

/** How many moments of one match are shown: each takes a while to draw. */
const MOMENTS_MAX = 25;

/** Tests that every recorded match can be shown. */
export function showsMatches<V, A, E>(
  game: GameModule<V, A, E>,
  matches: Recorded<Frame<V, A, E>>[],
  playersOf: (match: Recorded<Frame<V, A, E>>) => Player[],
  texts: Texts,
): void {
  it.each(matches)(
    '$name can be shown from the first frame to the last',
    async (match) => {
      vi.useRealTimers();
      await showAll(game, match, playersOf(match), texts);
    },
    30_000,
  );
}

/** Shows moments of a recorded match in which something happened or can be done, and its end. */
async function showAll<V, A, E>(
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
