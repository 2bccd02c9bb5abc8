const FIRST_MS = 250;
const MOST_MS = 15_000;

/** How long to wait before the next try: anything up to a limit that doubles with each failure,
 *  so that a thousand clients of a restarted server do not come back in one moment. */
export function backoffMs(failures: number, random: () => number = Math.random): number {
  return random() * Math.min(MOST_MS, FIRST_MS * 2 ** failures);
}
