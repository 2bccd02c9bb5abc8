// The pages of the rules help. Only one belongs to an option.

const PAGES = [
  'goal',
  'deal',
  'looking',
  'suspicions',
  'skirmish',
  'doubt',
  'captain',
  'cockpit',
  'veterans',
  'end',
];

const VETERANS = ['veterans', 'experienced'];

/** The pages of a table with these options, in order; all pages if no table is meant. */
export function pages(options: readonly string[] | null): string[] {
  const played = options === null || VETERANS.some((name) => options.includes(name));
  return PAGES.filter((page) => page !== 'veterans' || played);
}
