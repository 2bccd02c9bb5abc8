// Which pages of the rules help a table has, and what they fill in.

/** The pages in order, each with the options that it is about; none: it is about every match. */
export type Pages = Record<string, readonly string[]>;

/** The pages of a table with these options, in order; all pages if no table is meant. */
export function pagesFor(pages: Pages, options: readonly string[] | null): string[] {
  const shown = Object.entries(pages).filter(
    ([, about]) =>
      options === null || about.length === 0 || about.some((name) => options.includes(name)),
  );
  return shown.map(([page]) => page);
}

/** Is one of these options chosen, as a text asks for it? */
export function flag(chosen: ReadonlyMap<string, unknown>, ...names: string[]): 'yes' | 'no' {
  return names.some((name) => chosen.has(name)) ? 'yes' : 'no';
}
