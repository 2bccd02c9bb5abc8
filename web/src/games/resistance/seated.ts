// What the table shows of one seat. All of it is public, but for the choice being made here.

import type { Character, PlotCard, Seat } from '../../gen/resistance';
import { voteOf, type Vote } from './art/vote';
import type { Draft } from './selection';
import type { ResistanceFrame } from './types';

export interface Seated {
  leads: boolean;
  /** On the proposed or sent team. */
  onTeam: boolean;
  /** Picked in the choice that is being made on this device. */
  chosen: boolean;
  awaited: boolean;
  vote: Vote | null;
  plots: PlotCard[];
  inSpotlight: boolean;
  investigates: boolean;
  /** The Inquisitor's marker: it is here, or it has been. */
  inquisitor: 'has' | 'had' | null;
  /** Who has shown itself to all. */
  shown: Character | null;
}

export function seatedAt(frame: ResistanceFrame, draft: Draft, seat: Seat): Seated {
  const publicView = frame.view.public;
  const { hostile } = publicView;
  return {
    leads: publicView.leader === seat,
    onTeam: publicView.team.includes(seat),
    chosen: draft.team.includes(seat) || draft.seat === seat,
    awaited: frame.awaits.includes(seat),
    vote: shownVote(frame, seat),
    plots: publicView.plots?.held[seat - 1] ?? [],
    inSpotlight: publicView.face_up?.member === seat,
    investigates: hostile?.investigator === seat,
    inquisitor: inquisitorAt(frame, seat),
    shown: hostile?.shown.findLast((known) => known.seat === seat)?.character ?? null,
  };
}

function inquisitorAt(
  { view: { public: publicView } }: ResistanceFrame,
  seat: Seat,
): Seated['inquisitor'] {
  if (publicView.hostile?.inquisitor === seat) return 'has';
  return publicView.hostile?.inquisitors.includes(seat) ? 'had' : null;
}

/**
 * While a vote runs: open votes, and a blank for whoever has voted, which everybody may see.
 * Otherwise the last vote, until the next team is proposed.
 */
function shownVote(frame: ResistanceFrame, seat: Seat): Vote | null {
  const publicView = frame.view.public;
  if (publicView.stage === 'vote' || publicView.stage === 'opinion') {
    const open = voteOf(publicView.opinions, seat);
    if (open) return open;
    return publicView.stage === 'vote' && !frame.awaits.includes(seat) ? 'blank' : null;
  }
  return voteOf(publicView.last_vote, seat);
}
