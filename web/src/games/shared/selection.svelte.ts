// The choice that is being made and not sent yet. The table and the bar of choices show the same
// one, so it lives beside both. It belongs to one moment of the match: at the next it is gone.

export class Selection<Draft> {
  readonly #empty: Draft;
  #moment = $state.raw('');
  #draft = $state.raw() as Draft;

  constructor(empty: Draft) {
    this.#empty = empty;
    this.#draft = empty;
  }

  /** The draft of this moment. */
  at(moment: string): Draft {
    return this.#moment === moment ? this.#draft : this.#empty;
  }

  change(moment: string, part: Partial<Draft>): void {
    this.#draft = { ...this.at(moment), ...part };
    this.#moment = moment;
  }

  clear(): void {
    this.#draft = this.#empty;
    this.#moment = '';
  }
}
