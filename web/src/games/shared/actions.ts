// Actions of any game: told apart by their name, compared by what they say.

interface Doing {
  do: string;
}

/** The actions of one name. */
export function only<A extends Doing, D extends A['do']>(
  legal: readonly A[],
  name: D,
): Extract<A, { do: D }>[] {
  return legal.filter((action): action is Extract<A, { do: D }> => action.do === name);
}

/** Do both say the same, in whatever order their fields came? */
export function same(a: Doing, b: Doing): boolean {
  const text = (action: Doing) => JSON.stringify(Object.entries(action).sort());
  return text(a) === text(b);
}

export function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
