// Seats as people see them.

import type { Player } from '../../games/game';
import { SEATS_MAX } from '../../gen/constants';
import type { Room, SeatInfo } from '../../gen/messages';

/** The first letter of a name, as readers count letters. */
function letters(name: string): string[] {
  const parts = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name);
  return Array.from(parts, ({ segment }) => segment.toLocaleUpperCase()).filter(
    (letter) => letter.trim() !== '',
  );
}

/** One letter for each name, or two where one is not enough; unique at the table. */
export function initials(names: string[]): string[] {
  const all = names.map(letters);
  const firsts = all.map((name) => name[0] ?? '?');
  const taken = new Set<string>();
  const pairsOf = (name: string[]): string[] =>
    name.slice(1).map((letter) => (name[0] ?? '?') + letter.toLocaleLowerCase());
  return all.map((name, place) => {
    const first = firsts[place] ?? '?';
    const alone = firsts.filter((other) => other === first).length === 1;
    // "Bea" and "Ben" are "Ba" and "Bn": the letter that tells them apart.
    const others = new Set(all.filter((_, other) => other !== place).flatMap(pairsOf));
    const pairs = pairsOf(name).sort((a, b) => Number(others.has(a)) - Number(others.has(b)));
    const numbered = Array.from({ length: SEATS_MAX }, (_, n) => first + String(n + 1));
    const wanted = [...(alone ? [first] : []), ...pairs, ...numbered];
    const found = wanted.find((initial) => !taken.has(initial)) ?? first;
    taken.add(found);
    return found;
  });
}

/** Everybody who sits, in seat order. */
export function players(room: Room, viewer: number | null): Player[] {
  const sitting = room.seats.filter(
    (info): info is SeatInfo & { occupant: NonNullable<SeatInfo['occupant']> } =>
      info.occupant != null,
  );
  const short = initials(sitting.map((info) => info.occupant.name));
  return sitting.map(({ seat, occupant }, place) => ({
    seat,
    name: occupant.name,
    initial: short[place] ?? '?',
    look: seat,
    bot: occupant.bot != null,
    presence: occupant.presence,
    you: seat === viewer,
  }));
}
