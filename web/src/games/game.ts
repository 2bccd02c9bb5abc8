// The seam between the shell and a game. The shell knows rooms, seats, clocks, chat and logs; a
// game knows how its own frames look. Neither knows the rules: what can be done is in `legal`.

import type { Component } from 'svelte';
import type { Room, Seat } from '../gen/messages';

/** What a game's frame looks like to the shell: `V`iew, `A`ction and `E`vent are the game's. */
export interface Frame<V, A, E> {
  match: number;
  rev: number;
  now_ms: number;
  view: V;
  legal: A[];
  awaits: Seat[];
  deadline_ms: number | null;
  outcome: { winners: Seat[]; side: string; how: string } | null;
  first: number;
  events: E[];
  /** Which of `events` not everybody has heard: their places in the list, from 0. */
  only: number[];
}

/** A seat as people see it: colour, shape and initial, never colour alone. */
export interface Player {
  seat: Seat;
  name: string;
  /** One letter or two, unique at the table. */
  initial: string;
  /** `--seat-1` … `--seat-10` and a shape of the same number. */
  look: number;
  bot: boolean;
  presence: 'here' | 'away' | 'covered';
  you: boolean;
}

/** A sentence by its key in the Fluent files, with what it fills in. */
export interface Line {
  key: string;
  args?: Record<string, string | number>;
}

/** Text in the player's language. */
export interface Texts {
  lang: string;
  text(key: string, args?: Record<string, string | number>): string;
  /** The attribute of a message, such as `.about`. */
  attribute(key: string, attribute: string, args?: Record<string, string | number>): string;
  /** "Ana, Ben and Cai"; what `nobody` says for none. */
  list(items: string[]): string;
}

/** What every component of a game gets. */
export interface GameProps<V, A, E> {
  frame: Frame<V, A, E>;
  /** All that this viewer has heard in this match, in order. */
  events: E[];
  players: Player[];
  /** The viewer's seat; nothing for those who watch. */
  you: Seat | null;
  texts: Texts;
  /** What the table plays with, such as `family session=5`: a list of words, as the room has it. */
  options: string;
  /** How far the match's clock is ahead of this device's, for whoever draws the time left. */
  offsetMs: number;
  /** Sends an action. False: it was refused, and the shell has said why. */
  act: (action: A) => Promise<boolean>;
  /** An action is on its way: choices wait for the answer. */
  busy: boolean;
}

/** What the pages of the rules help fill in. */
export type Facts = Record<string, string | number>;

/** One game. Each folder beside this file exports one. */
export interface GameModule<V, A, E> {
  id: string;
  /** The table: tracks, seats, cards. Seats can be tapped where the moment asks for it. */
  Board: Component<GameProps<V, A, E>>;
  /** What I can do now: one clear bar of choices. Nothing to do: what is awaited of whom. */
  Choices: Component<GameProps<V, A, E>>;
  /** What I alone know, shown while it is held; nothing where a game lies open. */
  Secret: Component<GameProps<V, A, E>> | null;
  /** Everything turned up, once it is over. */
  End: Component<GameProps<V, A, E>>;
  /** The phase in two or three words, as on a departure board. */
  phase(frame: Frame<V, A, E>): Line;
  /** One sentence: what happens now, and who is awaited. The same for everybody. */
  now(frame: Frame<V, A, E>, players: Player[], texts: Texts, options: string): Line;
  /**
   * An event as a sentence of the log. It is also what a screen reader hears. Nothing: the log
   * leaves it out, because what it belongs to says it already.
   */
  tell(event: E, players: Player[], texts: Texts, options: string): Line | null;
  /** Which page of the rules help belongs to this moment. */
  help(frame: Frame<V, A, E>): string;
  /**
   * The pages of the rules help, in order: `<id>-rules-<page>`. Those of a table with these options,
   * or all.
   */
  pages(options: readonly string[] | null): string[];
  /**
   * What the pages fill in, so that they say only what is true at a table with so many seats and
   * these options; nothing: at any table. No such function: the pages say the same everywhere.
   */
  facts?(table: { seats: number; options: string } | null): Facts;
  /** Who alone may speak now; nothing, or no such function: everybody. */
  speaker?(frame: Frame<V, A, E>): Seat | null;
  /** Who hears this seat now, in words; nothing, or no such function: everybody hears everybody. */
  hearing?(frame: Frame<V, A, E>, you: Seat, players: Player[], texts: Texts): Line | null;
}

/**
 * Options that belong together, as a host sees them: `<id>-table-options-<name>` is the title. A
 * game may have an `options.ts` with a list of groups; what it leaves out stands at the end. This is
 * order and nothing else: what fits is for the server to say.
 */
export interface OptionGroup {
  /** Nothing: the options need no title. */
  name: string | null;
  options: {
    name: string;
    /** It belongs to this one, or to any of these: set in below, and gone with the last of them. */
    under?: string | readonly string[];
    /** These are switched off with it on: one of them at most makes sense. */
    instead?: readonly string[];
    /** It is on or off for a host, though it has a value: always this one. */
    always?: string;
    /** Its value is a text, not a number. */
    free?: boolean;
    /** Its value is a whole text file, see `lib/table/file.ts`. */
    file?: boolean;
  }[];
}

export type AnyGame = GameModule<never, never, never>;
export type SeatsOf = Room['seats'];
