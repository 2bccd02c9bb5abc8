// An order that a neighbour cannot learn: it stays for one moment and changes at the next.

/** Drawn once for this page, so that the order cannot be known from the match. */
const SALT = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** The two items, in an order that is fixed for `moment`. */
export function inMixedOrder<T>(items: readonly [T, T], moment: string, salt = SALT): readonly T[] {
  let hash = salt;
  for (const letter of moment) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  // The high bits of such a product are the well mixed ones.
  return hash >>> 31 === 0 ? items : [items[1], items[0]];
}
