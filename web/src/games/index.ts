// The games there are. Each is a piece of its own, loaded when a table plays it.

import type { AnyGame } from './game';

type Loader = () => Promise<{ default: unknown }>;

const GAMES = import.meta.glob<{ default: unknown }>('./*/index.ts');

/** The game with this id; nothing for one that this client does not know. */
export async function load(id: string): Promise<AnyGame | null> {
  const loader: Loader | undefined = GAMES[`./${id}/index.ts`];
  return loader ? ((await loader()).default as AnyGame) : null;
}
