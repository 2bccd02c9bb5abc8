// An order that a neighbour cannot learn: it stays for one moment and changes at the next.

/** Drawn once for this page, so that the order cannot be known from the match. */
const SALT = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** The items, in an order that is fixed for `moment`. */
export function inMixedOrder<T>(items: readonly T[], moment: string, salt = SALT): T[] {
  let hash = salt;
  for (const letter of moment) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  const mixed: T[] = [];
  for (const item of items) {
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ mixed.length;
    // The high bits of such a product are the well mixed ones.
    mixed.splice(((hash >>> 16) * (mixed.length + 1)) >>> 16, 0, item);
  }
  return mixed;
}
