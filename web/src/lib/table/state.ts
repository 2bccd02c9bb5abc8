import type { ChatLine, Frame } from '../../gen/messages';
import type { Link } from '../net/socket';

/** What the table page shows, apart from the room: the live table has it, and so has the page that
 *  shows all screens to those who draw them. */
export interface TableState {
  readonly frame: Frame | null;
  readonly events: unknown[];
  /** Which of `events` not everybody has heard: their places in the list. */
  readonly only: ReadonlySet<number>;
  readonly chat: ChatLine[];
  readonly link: Link;
  readonly outdated: boolean;
  readonly matchOffsetMs: number;
}
