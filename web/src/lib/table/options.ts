// Options are a list of words, such as `plots pause=20`. The client only puts them together; what
// fits is for the server to say.

import type { OptionInfo } from '../../gen/http';
import type { MisfitInfo } from '../../gen/messages';

export type Chosen = Map<string, string | null>;

export function readOptions(text: string): Chosen {
  const words = text.split(' ').filter((word) => word !== '');
  return new Map(
    words.map((word) => {
      const [name = '', value] = word.split('=');
      return [name, value ?? null];
    }),
  );
}

/** In the order of the game's own list, so that equal choices are equal texts. */
export function writeOptions(chosen: Chosen, all: OptionInfo[]): string {
  return all
    .filter(({ name }) => chosen.has(name))
    .map(({ name }) => {
      const value = chosen.get(name);
      return value == null ? name : `${name}=${value}`;
    })
    .join(' ');
}

/** The misfits of one option, and those of none. */
export function misfitsOf(
  misfits: MisfitInfo[],
  option: string | null,
  all: OptionInfo[],
): MisfitInfo[] {
  const named = (misfit: MisfitInfo): string | null => {
    const name = misfit.option.split('=')[0];
    return all.some((known) => known.name === name) ? (name ?? null) : null;
  };
  return misfits.filter((misfit) => named(misfit) === option);
}
