// The pages of the rules help, and the options that each belongs to. A page says only what is true
// with the options of the table, so some have a variant that takes their place.

interface Page {
  name: string;
  /** It is about one of these; nothing: about every match. */
  about?: readonly string[];
  /** With one of these another page says it. */
  unless?: readonly string[];
  /** Only with this one, too. */
  also?: string;
  /** It takes the place of another; where no table is meant, that one is shown. */
  variant?: true;
}

const HACKERS = ['resistance-hacker', 'spy-hacker'];

const PAGES: readonly Page[] = [
  { name: 'goal', unless: ['hunter'] },
  { name: 'goal-hunter', about: ['hunter'], variant: true },
  { name: 'deal', unless: ['hunter', 'blind', 'hidden-hacker'] },
  { name: 'deal-hunter', about: ['hunter'], variant: true },
  { name: 'deal-blind', about: ['blind'], variant: true },
  { name: 'deal-hidden', about: ['hidden-hacker'], unless: ['hunter'], variant: true },
  { name: 'proposal' },
  { name: 'vote' },
  { name: 'mission', unless: HACKERS },
  { name: 'mission-hackers', about: HACKERS, variant: true },
  { name: 'hunter', about: ['hunter'] },
  { name: 'accusation', about: ['hunter'] },
  { name: 'early', about: ['hunter'] },
  { name: 'investigation', about: ['hunter'] },
  { name: 'dummy-agent', about: ['dummy-agent'] },
  { name: 'coordinator', about: ['coordinator'] },
  { name: 'deep-agent', about: ['deep-agent'] },
  { name: 'pretender', about: ['pretender'] },
  { name: 'blame', about: ['blame'] },
  { name: 'inquisitor', about: ['inquisitor'], unless: ['hunter'] },
  { name: 'inquisitor-hunter', about: ['inquisitor'], also: 'hunter', variant: true },
  { name: 'hackers', about: HACKERS },
  { name: 'plots', about: ['plots'] },
  { name: 'targeted', about: ['targeted'] },
  { name: 'blind', about: ['blind'] },
  { name: 'end', unless: ['hunter'] },
  { name: 'end-hunter', about: ['hunter'], variant: true },
];

/** The pages of a table with these options, in order; all pages if no table is meant. */
export function pages(options: readonly string[] | null): string[] {
  const wanted = ({ about, unless, also, variant }: Page) => {
    if (options === null) return !variant;
    const has = (option: string) => options.includes(option);
    return (about?.some(has) ?? true) && !unless?.some(has) && (also === undefined || has(also));
  };
  return PAGES.filter(wanted).map(({ name }) => name);
}
