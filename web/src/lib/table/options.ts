// Options are a list of words, such as `plots pause=20`. The client only puts them together; what
// fits is for the server to say.

import type { OptionInfo, SetInfo } from '../../gen/http';
import type { MisfitInfo } from '../../gen/messages';
import type { OptionGroup } from '../../games/game';

/** A value that the server puts in by itself when the match begins: nothing to tell a host. */
export const LATER = 'auto';

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

/** What is chosen, by name. */
export function optionNames(text: string): string[] {
  return [...readOptions(text).keys()];
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

/** An option in its place: how far it is set in, by what it belongs to. */
export interface Row {
  option: OptionInfo;
  depth: number;
}

export interface Section {
  /** Nothing: the game does not group its options. */
  name: string | null;
  rows: Row[];
}

/**
 * The options as the game groups them; what no group names comes last. What belongs to an option
 * that is off is left out, unless it is on itself or has something wrong: nothing wrong is hidden.
 */
export function arrange(
  all: OptionInfo[],
  groups: OptionGroup[],
  chosen: Chosen,
  misfits: MisfitInfo[],
): Section[] {
  const members = membersOf(groups);
  const parents = (name: string) => parentsOf(members.find((member) => member.name === name));
  const depth = (name: string): number => {
    const [parent] = parents(name);
    return parent === undefined ? 0 : depth(parent) + 1;
  };
  const shows = ({ name }: OptionInfo) => {
    const above = parents(name);
    const open = above.length === 0 || [...above, name].some((other) => chosen.has(other));
    return open || misfitsOf(misfits, name, all).length > 0;
  };
  const rows = (options: (OptionInfo | undefined)[]): Row[] =>
    options
      .filter((option) => option !== undefined)
      .filter(shows)
      .map((option) => ({ option, depth: depth(option.name) }));
  const named = groups.map((group) => ({
    name: group.name,
    rows: rows(group.options.map(({ name }) => all.find((option) => option.name === name))),
  }));
  const rest = all.filter(({ name }) => !members.some((member) => member.name === name));
  const more = { name: groups.length > 0 ? 'more' : null, rows: rows(rest) };
  return [...named, more].filter((section) => section.rows.length > 0);
}

/** The choice with one option changed. What belongs to an option goes with it. */
export function changed(
  chosen: Chosen,
  groups: OptionGroup[],
  name: string,
  value: string | null | undefined,
): Chosen {
  const members = membersOf(groups);
  const next: Chosen = new Map(chosen);
  if (value === undefined) {
    next.delete(name);
  } else {
    next.set(name, value);
    for (const other of memberOf(groups, name)?.instead ?? []) next.delete(other);
  }
  // One that hangs on another that hangs on a third goes, too.
  const orphan = (): string | undefined =>
    members.find((member) => {
      const above = parentsOf(member);
      return next.has(member.name) && above.length > 0 && !above.some((parent) => next.has(parent));
    })?.name;
  for (let gone = orphan(); gone !== undefined; gone = orphan()) next.delete(gone);
  return next;
}

type Member = OptionGroup['options'][number];

function membersOf(groups: OptionGroup[]): Member[] {
  return groups.flatMap((group) => group.options);
}

/** What a game says about one of its options. */
export function memberOf(groups: OptionGroup[], name: string): Member | undefined {
  return membersOf(groups).find((member) => member.name === name);
}

function parentsOf(member: Member | undefined): readonly string[] {
  const under = member?.under ?? [];
  return typeof under === 'string' ? [under] : under;
}

/** The ready-made set that these options are, if they are one. */
export function setOf(sets: SetInfo[], seats: number, options: string): SetInfo | null {
  return sets.find((set) => set.seats === seats && set.options === options) ?? null;
}

/** The options for another number of seats: a ready-made set stays the one it is. */
export function reseated(sets: SetInfo[], from: number, to: number, options: string): string {
  const name = setOf(sets, from, options)?.name;
  return sets.find((set) => set.seats === to && set.name === name)?.options ?? options;
}
