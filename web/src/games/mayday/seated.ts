// What the cabin shows of one seat. All of it is public, but for the choice being made here.

import type { Event, Seat, Side, Status, Veteran, Vote } from '../../gen/mayday';
import { isNew, lastOf } from '../shared/moments';
import { cardsOf } from './hands';
import type { Draft } from './selection';
import type { MaydayFrame } from './types';

export interface Seated {
  awaited: boolean;
  status: Status | null;
  punched: boolean;
  captain: boolean;
  access: boolean;
  /** Before whom the Skirmish card lies. */
  skirmish: boolean;
  /** The round's arrow points here. */
  arrow: boolean;
  looks: boolean;
  lookedAt: boolean;
  vote: Vote | 'voted' | null;
  markersLeft: number;
  /** Its three cards, if they lie open. */
  hand: Side[] | null;
  veteran: Veteran | 'down' | null;
  /** It alone may speak. */
  speaks: boolean;
  /** Picked in the choice that is being made on this device. */
  chosen: boolean;
}

export function seatedAt(
  frame: MaydayFrame,
  votes: ShownVotes | null,
  draft: Draft,
  seat: Seat,
): Seated {
  const publicView = frame.view.public;
  const open = publicView.turned_up.find((turned) => turned.seat === seat);
  return {
    awaited: frame.awaits.includes(seat) && publicView.stage !== 'window',
    status: publicView.status[seat - 1] ?? null,
    punched: publicView.punched.includes(seat),
    captain: publicView.captain === seat,
    access: publicView.access.includes(seat),
    skirmish: publicView.skirmish === seat && publicView.part !== 'cockpit',
    arrow: publicView.arrow === seat,
    looks: publicView.look?.looker === seat,
    lookedAt: publicView.look?.target === seat,
    vote: voteAt(frame, votes, seat),
    markersLeft: publicView.markers_left[seat - 1] ?? 0,
    hand: open ? cardsOf(open.hand) : null,
    veteran: veteranAt(frame, seat),
    speaks: publicView.veterans?.speaker === seat,
    chosen: draft.looker === seat,
  };
}

function veteranAt({ view: { public: publicView } }: MaydayFrame, seat: Seat): Seated['veteran'] {
  if (publicView.veterans?.face_down.includes(seat)) return 'down';
  return publicView.veterans?.face_up.find((used) => used.seat === seat)?.card ?? null;
}

export interface ShownVotes {
  protect: Seat[];
  punch: Seat[];
  /** Which vote it is, and whether it has just come in: then it turns. */
  index: number;
  fresh: boolean;
}

/** The last vote, until the next marker is laid. A screen that heard nothing has it from the view. */
export function shownVotes(frame: MaydayFrame, events: Event[]): ShownVotes | null {
  const { stage, last_vote } = frame.view.public;
  if (stage === 'vote' || !last_vote) return null;
  const voted = lastOf(events, ['voted'], ['marked', 'own-marked']);
  if (voted === null && events.length > 0) return null;
  const { protect, punch } = last_vote;
  return { protect, punch, index: voted?.index ?? -1, fresh: isNew(frame, voted) };
}

/** While a vote runs, everybody may see who has voted, but not how. */
function voteAt(frame: MaydayFrame, votes: ShownVotes | null, seat: Seat): Seated['vote'] {
  const { stage, skirmish } = frame.view.public;
  if (stage === 'vote') {
    return skirmish === seat || frame.awaits.includes(seat) ? null : 'voted';
  }
  if (votes?.protect.includes(seat)) return 'protect';
  return votes?.punch.includes(seat) ? 'punch' : null;
}
