// What a choice of this game is made of, and what it belongs to.

import type { Action, PlotCard, Seat } from '../../gen/resistance';
import { Selection } from '../shared/selection.svelte';
import type { ResistanceFrame } from './types';

export interface Draft {
  team: readonly Seat[];
  seat: Seat | null;
  card: PlotCard | null;
  /** What lies beside the question is open. */
  aside: boolean;
  /** What is about to be sent, and asks once more. */
  confirming: Action | null;
}

const EMPTY: Draft = { team: [], seat: null, card: null, aside: false, confirming: null };

/**
 * What a draft belongs to. Others' answers come in as new frames of the same moment
 * and must not disturb it; a new stage, mission, leader or plot card must clear it.
 */
export function momentOf(frame: ResistanceFrame): string {
  const { stage, mission, leader, rejections, missions, plots, hostile } = frame.view.public;
  const { drawn, card, gift, watched } = plots ?? {};
  return JSON.stringify([
    frame.match,
    stage,
    mission,
    leader,
    rejections,
    missions.length,
    drawn,
    card,
    gift,
    watched?.length,
    hostile?.accusations.length,
  ]);
}

class TeamSelection extends Selection<Draft> {
  /** Adds a seat to the team or takes it out. A full team takes no more. */
  toggle(moment: string, seat: Seat, size: number): void {
    const { team } = this.at(moment);
    if (team.includes(seat)) {
      this.change(moment, { team: team.filter((member) => member !== seat), confirming: null });
    } else if (team.length < size) {
      this.change(moment, { team: [...team, seat], confirming: null });
    }
  }
}

export const selection = new TeamSelection(EMPTY);
