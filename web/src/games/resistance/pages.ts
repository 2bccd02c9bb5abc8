// The pages of the rules help, and the options that each belongs to.

interface Page {
  name: string;
  /** It is about one of these; nothing: about every match. */
  about?: readonly string[];
}

const PAGES: readonly Page[] = [
  { name: 'goal' },
  { name: 'deal' },
  { name: 'proposal' },
  { name: 'vote' },
  { name: 'mission' },
  { name: 'hunter', about: ['hunter'] },
  { name: 'accusation', about: ['hunter'] },
  { name: 'early', about: ['hunter'] },
  { name: 'investigation', about: ['hunter'] },
  { name: 'agents', about: ['dummy-agent', 'coordinator', 'deep-agent', 'pretender', 'blame'] },
  { name: 'inquisitor', about: ['inquisitor'] },
  { name: 'hackers', about: ['resistance-hacker', 'spy-hacker'] },
  { name: 'plots', about: ['plots'] },
  { name: 'targeted', about: ['targeted'] },
  { name: 'blind', about: ['blind'] },
  { name: 'end' },
];

/** The pages of a table with these options, in order; all pages if no table is meant. */
export function pages(options: readonly string[] | null): string[] {
  const wanted = ({ about }: Page) =>
    options === null || about === undefined || about.some((option) => options.includes(option));
  return PAGES.filter(wanted).map(({ name }) => name);
}
