// What stands behind a bar of choices, whatever the game: the draft of this moment, the action that
// asks once more, and how it is sent. The game says what is asked and in which words.

import { tick } from 'svelte';
import type { Line } from '../../game';
import { same } from '../actions';
import type { Selection } from '../selection.svelte';

/** What every draft has beside the game's own parts. */
export interface Confirmable<A> {
  /** What is about to be sent, and asks once more. */
  confirming: A | null;
}

/** An action that asks once more: what was tapped, and what would be sent. */
export interface Confirming<A, S> {
  tapped: A;
  sending: S;
}

/** What a game says of its choices. `S` is null where a tap may have nothing to send. */
export interface ChoiceOptions<A, D extends Confirmable<A>, S extends A | null> {
  selection: Selection<D>;
  /** What the draft belongs to. */
  moment: () => string;
  /** Sends an action. False: it was refused. */
  act: (action: A) => Promise<boolean>;
  /** What a tap on this would send; nothing: it is not asked for any more. */
  confirming: (tapped: A) => Confirming<A, S> | null;
  /** The sentence that asks once more. */
  question: (confirming: Confirming<A, S>) => Line;
  /** The word on the button that sends it. */
  answer: (sending: S) => Line;
  /** What an accepted action clears of the draft. */
  accepted: (action: A) => Partial<D>;
  /** What going back to the question clears of it. */
  back: Partial<D>;
  /** What is cleared where there is nothing to send; as much as by going back, if not said. */
  nothing?: Partial<D>;
}

/** What the component of a question gets: the draft, and what can be done with it. */
export interface Asked<A, D> {
  draft: D;
  /** Changes the draft. */
  choose: (part: Partial<D>) => void;
  /** Asks once more, then sends. */
  ask: (action: A) => void;
  /** Sends at once. False: it was refused. */
  send: (action: A) => Promise<boolean>;
  /** Goes back to the question. */
  back: () => Promise<void>;
}

/** What the bar shows of a choice that asks once more. */
export interface ConfirmStep {
  question: Line;
  answer: Line;
}

/** A choice as the bar sees it, of whatever game. */
export interface BarChoice {
  /** The bar, which keeps the keyboard when the button that had the focus goes. */
  bar: HTMLElement | null;
  readonly step: ConfirmStep | null;
  readonly confirm: () => Promise<void>;
  readonly back: () => Promise<void>;
}

export class ChoiceController<
  A,
  D extends Confirmable<A>,
  S extends A | null = A,
> implements BarChoice {
  readonly #options: ChoiceOptions<A, D, S>;
  bar: HTMLElement | null = null;

  constructor(options: ChoiceOptions<A, D, S>) {
    this.#options = options;
  }

  readonly draft = $derived.by(() => this.#options.selection.at(this.#options.moment()));

  readonly #confirming = $derived.by(() => {
    const tapped = this.draft.confirming;
    return tapped === null ? null : this.#options.confirming(tapped);
  });

  readonly step = $derived.by(() => {
    const confirming = this.#confirming;
    if (confirming === null) return null;
    const { question, answer } = this.#options;
    return { question: question(confirming), answer: answer(confirming.sending) };
  });

  readonly asked = $derived.by<Asked<A, D>>(() => {
    const { draft, choose, ask, send, back } = this;
    return { draft, choose, ask, send, back };
  });

  readonly choose = (part: Partial<D>): void => {
    this.#options.selection.change(this.#options.moment(), part);
  };

  readonly ask = (action: A): void => this.choose({ ...this.draft, confirming: action });

  readonly send = async (action: A): Promise<boolean> => {
    const { selection, moment, act, accepted } = this.#options;
    const at = moment();
    const done = await act(action);
    // A refusal takes back the last step only; the rest of the draft is still there.
    const cleared: Partial<D> = done ? accepted(action) : {};
    selection.change(at, { ...cleared, confirming: null });
    await this.#stayHere();
    return done;
  };

  /** Sends what asks once more. */
  readonly confirm = async (): Promise<void> => {
    const confirming = this.#confirming;
    if (confirming === null) return;
    const { sending } = confirming;
    if (sending === null) await this.leave(this.#options.nothing ?? this.#options.back);
    else await this.send(sending);
  };

  readonly back = (): Promise<void> => this.leave(this.#options.back);

  /** Sends nothing, clears a part of the draft and goes back to the question. */
  readonly leave = async (part: Partial<D>): Promise<void> => {
    this.choose({ ...part, confirming: null });
    await this.#stayHere();
  };

  async #stayHere(): Promise<void> {
    await tick();
    this.bar?.focus({ preventScroll: true });
  }
}

/** What was tapped, if it is legal still: what has become impossible is not asked for any more. */
export function ifLegal<A extends { do: string }>(
  legal: readonly A[],
  tapped: A,
): Confirming<A, A> | null {
  const sending = legal.find((action) => same(action, tapped));
  return sending ? { tapped, sending } : null;
}
