// A die that is dragged, by finger or by mouse. What it is dropped on is found by what lies under
// the pointer; a tab that it is held over opens.

import { ZONES, type Target } from './choices';
import { goTo } from './zone.svelte';

/** A finger that trembles is no drag. */
const STILL_PX = 8;

interface Held {
  die: number;
  x: number;
  y: number;
  over: Target | null;
}

export class Drag {
  #from: { die: number; x: number; y: number } | null = null;
  #dropped = false;
  /** What is in the air now. */
  held = $state.raw<Held | null>(null);

  down(die: number, event: PointerEvent): void {
    this.#dropped = false;
    if (event.button === 0) this.#from = { die, x: event.clientX, y: event.clientY };
  }

  /** True: it has just begun. */
  move(event: PointerEvent): boolean {
    const from = this.#from;
    if (!from) return false;
    const { clientX: x, clientY: y } = event;
    const begins = this.held === null;
    if (begins && Math.hypot(x - from.x, y - from.y) < STILL_PX) return false;
    const under = document.elementFromPoint(x, y);
    const tab = under?.closest<HTMLElement>('[data-zone]')?.dataset['zone'];
    const zone = ZONES.find((known) => known === tab);
    if (zone) goTo(zone);
    const target = under?.closest<HTMLElement>('[data-target]')?.dataset['target'];
    this.held = { die: from.die, x, y, over: (target as Target | undefined) ?? null };
    return begins;
  }

  /** What was dropped, and on what; nothing: it was no drag. */
  up(): Held | null {
    const { held } = this;
    this.#dropped = held !== null;
    this.cancel();
    return held;
  }

  cancel(): void {
    this.#from = null;
    this.held = null;
  }

  /** The tap that a browser makes of the end of a drag is none. */
  swallows(): boolean {
    const dropped = this.#dropped;
    this.#dropped = false;
    return dropped;
  }
}

export const drag = new Drag();
