// The games there are. Each is a piece of its own, loaded when a table plays it.

import type { AnyGame, OptionGroup } from './game';

type Loader = () => Promise<{ default: unknown }>;

const GAMES = import.meta.glob<{ default: unknown }>('./*/index.ts');

/** The game with this id; nothing for one that this client does not know. */
export async function load(id: string): Promise<AnyGame | null> {
  const loader: Loader | undefined = GAMES[`./${id}/index.ts`];
  return loader ? ((await loader()).default as AnyGame) : null;
}

// Apart from the games themselves: whoever opens a table needs no board yet.
const OPTIONS = import.meta.glob<{ default: OptionGroup[] }>('./*/options.ts');

/** How a game groups its options; none, if it does not say. */
export async function optionGroups(id: string): Promise<OptionGroup[]> {
  const loader = OPTIONS[`./${id}/options.ts`];
  return loader ? (await loader()).default : [];
}
