// An event as a sentence. Nothing is worded here, and no event is known: the key of its text and
// the names of what it fills in are those of its JSON, and how each field fills it in is generated
// from the type of the field. Rust tells by the same steps, in `crates/games/src/narrate/narrator.rs`.

import type { Seat } from '../../gen/messages';
import { readOptions } from '../../lib/table/options';
import type { Line, Player, Texts } from '../game';
import { clockOf } from './clock';
import { nameOf } from './seats';

/** How the events of a game are told, as `make regen` writes it into `src/gen/<game>.events.json`. */
export interface Telling {
  /** For each event how each of its fields fills in the text. */
  fields: Record<string, Record<string, Filling>>;
  /** What the log leaves out, because the table or another event shows it already. */
  left_out: string[];
}

/** See `Filling` in `crates/game/src/filling.rs`. */
type Filling =
  string | { named: Things } | { listed: Things } | { counted: Things } | { 'by-seat': Things };

interface Things {
  /** What stands before their short names in their keys. `{family-}`: only with this option. */
  prefix: string;
  ids?: { letters: Record<string, string> } | { counts: string[] } | { patterns: string[] };
}

type Args = NonNullable<Line['args']>;

/** The function that tells the events of `game`; it gives nothing for what the log leaves out. */
export function teller<E extends { event: string }>(game: string, { fields, left_out }: Telling) {
  return (event: E, players: Player[], texts: Texts, options: string): Line | null => {
    if (left_out.includes(event.event)) return null;
    const fill = filler(players, texts, options);
    const args: Args = {};
    for (const [field, filling] of Object.entries(fields[event.event] ?? {})) {
      Object.assign(args, fill(field, filling, event[field as keyof E]));
    }
    return { key: `${game}-event-${event.event}`, args };
  };
}

function filler(players: Player[], texts: Texts, options: string) {
  const chosen = readOptions(options);
  const name = (seat: Seat) => nameOf(players, seat);
  const thing = ({ prefix }: Things, id: string) => {
    const part = (_: string, option: string) => (chosen.has(option) ? `${option}-` : '');
    return texts.text(prefix.replace(/\{(.*)-\}/, part) + id);
  };
  const list = (field: string, items: string[], count = items.length): Args => ({
    [field]: texts.list(items),
    [`${field}_count`]: count,
  });

  return (field: string, filling: Filling, value: unknown): Args => {
    switch (filling) {
      case 'as-is':
        return { [field]: value as string | number };
      case 'seat':
        return { [field]: name(value as Seat) };
      case 'clock':
        return { [field]: clockOf(value as number) };
      case 'seats':
        return list(field, (value as Seat[]).map(name));
      case 'pointing': {
        const pairs = (value as (Seat | null)[]).flatMap((at, index) =>
          at ? [`${name(index + 1)} → ${name(at)}`] : [],
        );
        return list(field, pairs);
      }
      case 'numbers':
        return list(field, (value as number[]).map(String));
    }
    if (typeof filling === 'string') throw new Error(`nothing is filled in ${filling}`);
    if ('named' in filling) {
      const [id = ''] = idsOf(value, filling.named);
      return { [field]: thing(filling.named, id), [`${field}_id`]: id };
    }
    if ('listed' in filling) {
      const { listed } = filling;
      return list(
        field,
        idsOf(value, listed).map((id) => thing(listed, id)),
      );
    }
    if ('counted' in filling) {
      const ids = idsOf(value, filling.counted);
      const lots = [...countsOf(ids)];
      const items = lots.map(([id, count]) => `${count} × ${thing(filling.counted, id)}`);
      return list(field, items, ids.length);
    }
    const things = filling['by-seat'];
    const items = (value as unknown[]).map((one, index) => {
      const [most] = [...countsOf(idsOf(one, things))].sort(([, a], [, b]) => b - a);
      return texts.text('who-is', { name: name(index + 1), thing: thing(things, most?.[0] ?? '') });
    });
    return list(field, items);
  };
}

/** The short names of the things that a value is. */
function idsOf(value: unknown, things: Things): string[] {
  const { ids } = things;
  if (Array.isArray(value)) return value.flatMap((one) => idsOf(one, things));
  if (!ids) return [value as string];
  if ('letters' in ids)
    return Array.from(value as string).flatMap((sign) => ids.letters[sign] ?? []);
  if ('counts' in ids) {
    const counts = value as Record<string, number>;
    return ids.counts.flatMap((id) => new Array<string>(counts[id] ?? 0).fill(id));
  }
  const parts = value as Record<string, string>;
  return ids.patterns.map((id) => id.replace(/\{(.*?)\}/g, (_, part: string) => parts[part] ?? ''));
}

/** How often each is there, in the order in which they come first. */
function countsOf(ids: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
