// A guard against a switch at the last moment: whoever is about to agree sees for a moment what
// the other side has just changed, and cannot agree to it by accident.

import { textOf, type Sides } from './exchange';

/** As long as it takes to see that something has changed. */
export const LOOK_MS = 600;

function keyOf({ partner, get }: Sides): string {
  return `${partner}:${textOf(get)}`;
}

export class Guard {
  readonly #sides: () => Sides | null;
  /** What has lain there long enough to be seen. */
  #seen = $state.raw<string | null>(null);

  /** To be made while a component is set up: it watches as long as that lives. */
  constructor(sides: () => Sides | null) {
    this.#sides = sides;
    const key = $derived.by(() => {
      const now = sides();
      return now && keyOf(now);
    });
    $effect(() => {
      const now = key;
      const timer = setTimeout(() => (this.#seen = now), LOOK_MS);
      return () => clearTimeout(timer);
    });
  }

  /** Nothing of the other side has changed for a moment. */
  get calm(): boolean {
    const now = this.#sides();
    return now !== null && this.#seen === keyOf(now);
  }

  /** The same partner has just laid or taken something. */
  get changed(): boolean {
    const now = this.#sides();
    if (now === null || this.calm) return false;
    return this.#seen?.startsWith(`${now.partner}:`) ?? false;
  }
}
