// The pages of the rules help. Three belong to options.

const PAGES = [
  'goal',
  'deal',
  'sessions',
  'corners',
  'exchange',
  'docks',
  'tribunal',
  'score',
  'casual',
  'advanced',
  'master',
];

const OPTIONAL: Record<string, string> = { casual: 'casual', advanced: 'advanced', master: 'gm' };

/** The pages of a table with these options, in order; all pages if no table is meant. */
export function pages(options: readonly string[] | null): string[] {
  return PAGES.filter((page) => {
    const option = OPTIONAL[page];
    return options === null || option === undefined || options.includes(option);
  });
}
