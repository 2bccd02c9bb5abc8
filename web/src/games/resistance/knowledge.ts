// Who knew what, told when it is over: by then every side is open, and so is what was shown.

import type { Event, Seat } from '../../gen/resistance';
import type { Line, Player, Words } from '../game';
import { nameOf } from './seats';
import { cardKey } from './tell';
import type { ResistanceProps } from './types';

interface Known extends Pick<ResistanceProps, 'frame' | 'events' | 'you'> {
  /** Who they were. */
  spies: Seat[];
}

/** One sentence for each thing that somebody knew. */
export function knowledgeOf(
  { frame, events, you, spies }: Known,
  players: Player[],
  words: Words,
): Line[] {
  const { table, own } = frame.view;
  const name = (seat: number) => nameOf(players, seat);
  const met = spiesMet(events, you, spies);
  const lines: Line[] = met ? [{ key: `resistance-table-end-${met}` }] : [];
  for (const { owner, to } of table.plots?.shown ?? []) {
    const side = spies.includes(owner) ? 'spy' : 'resistance';
    const args = { owner: name(owner), to: name(to), side };
    lines.push({ key: 'resistance-table-end-shown', args });
  }
  for (const { mission, by, member } of table.plots?.watched ?? []) {
    const seen = (own.sightings ?? []).find(
      (sighting) => by === you && sighting.mission === mission && sighting.member === member,
    );
    const args = { mission, by: name(by), member: name(member) };
    // What another player saw stays with them: it was never told, not even at the end.
    lines.push(
      seen
        ? {
            key: 'resistance-table-end-saw',
            args: { ...args, card: words.text(cardKey(seen.card)) },
          }
        : { key: 'resistance-table-plots-watched', args },
    );
  }
  return lines;
}

/** Whether spies knew each other is heard by spies alone; nobody else can say. */
function spiesMet(events: Event[], you: Seat | null, spies: Seat[]): 'met' | 'blind' | null {
  if (events.some((event) => event.event === 'spies-met')) return 'met';
  return you !== null && spies.includes(you) ? 'blind' : null;
}
