// What every part of the table page shares, handed down once.

import { getContext, setContext } from 'svelte';
import type { Request } from '../../gen/messages';

export interface TableContext {
  /** The table's address. */
  id: string;
  /** Asks the table for something. False: it was refused, and the player has been told why. */
  send: (request: Request) => Promise<boolean>;
  /** Whose chat this player does not want to read, by name. Kept until the page is left. */
  hidden: { has: (name: string) => boolean; toggle: (name: string) => void };
  /** Opens a dialog of the table page. */
  show: (dialog: TableDialog) => void;
}

export type TableDialog =
  | { kind: 'seat'; seat: number }
  | { kind: 'name'; seat: number | null }
  | { kind: 'settings' | 'more' };

const KEY = Symbol('table');

export function provideTable(context: TableContext): void {
  setContext(KEY, context);
}

export function useTable(): TableContext {
  return getContext<TableContext>(KEY);
}
