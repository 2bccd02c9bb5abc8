// The choice that is being made and not sent yet. The table and the bar of choices show the same
// one, so it lives beside both. It belongs to one moment of the match: at the next it is gone.

export class Selection<Half> {
  readonly #empty: Half;
  #moment = $state.raw('');
  #half = $state.raw() as Half;

  constructor(empty: Half) {
    this.#empty = empty;
    this.#half = empty;
  }

  /** The half-made choice of this moment. */
  at(moment: string): Half {
    return this.#moment === moment ? this.#half : this.#empty;
  }

  change(moment: string, part: Partial<Half>): void {
    this.#half = { ...this.at(moment), ...part };
    this.#moment = moment;
  }

  clear(): void {
    this.#half = this.#empty;
    this.#moment = '';
  }
}
