// Who knew what, told when it is over: by then every side is open, and so is what was shown.

import type { Event, Seat } from '../../gen/resistance';
import type { Line, Player, Texts } from '../game';
import { nameOf } from '../shared/seats';
import { cardKey, loyaltyKey } from './tell';
import type { ResistanceProps } from './types';

interface Known extends Pick<ResistanceProps, 'frame' | 'events' | 'you'> {
  /** Who they were. */
  spies: Seat[];
}

/** One sentence for each thing that somebody knew. */
export function knowledgeOf(
  { frame, events, you, spies }: Known,
  players: Player[],
  texts: Texts,
): Line[] {
  const { public: publicView, private: privateView } = frame.view;
  const name = (seat: number) => nameOf(players, seat);
  // With characters the night says it, step by step.
  const met = publicView.hostile?.cast.length ? null : spiesMet(events, you, spies);
  const lines: Line[] = met ? [{ key: `resistance-table-end-${met}` }] : [];
  const blame = publicView.hostile?.blame;
  const changed = blame?.guess === 'right' ? [blame.by, blame.named] : [];
  const sawSide = (owner: Seat, to: Seat) => {
    const side = spies.includes(owner) ? 'spy' : 'resistance';
    const args = { owner: name(owner), to: name(to) };
    // Two who have changed places were somebody else when it was seen, or not: the fact alone.
    lines.push(
      changed.includes(owner)
        ? { key: 'resistance-table-plots-shown', args }
        : { key: 'resistance-table-end-shown', args: { ...args, side } },
    );
  };
  for (const { owner, to } of publicView.plots?.shown ?? []) sawSide(owner, to);
  for (const { by, whom } of publicView.hostile?.inquiries ?? []) sawSide(whom, by);
  for (const { mission, by, whom } of publicView.hostile?.examinations ?? []) {
    const seen = privateView.hostile?.loyalties.find(
      (look) => by === you && look.mission === mission,
    );
    const args = { mission, by: name(by), whom: name(whom) };
    lines.push(
      seen
        ? {
            key: 'resistance-table-end-examined',
            args: { ...args, loyalty: texts.text(loyaltyKey(seen.loyalty)) },
          }
        : { key: 'resistance-table-looks-examined', args },
    );
  }
  for (const { mission, by, member } of publicView.plots?.watched ?? []) {
    const seen = (privateView.sightings ?? []).find(
      (sighting) => by === you && sighting.mission === mission && sighting.member === member,
    );
    const args = { mission, by: name(by), member: name(member) };
    // What another player saw stays with them: it was never told, not even at the end.
    lines.push(
      seen
        ? {
            key: 'resistance-table-end-saw',
            args: { ...args, card: texts.text(cardKey(seen.card)) },
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
