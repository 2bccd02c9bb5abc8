// The match as a list of proposals: who led, who was to go, who voted what, what came of it.

import type { Event, MissionResult, Seat } from '../../gen/resistance';
import type { EventOf } from './types';

export interface Proposal {
  /** Counted from one, over the whole match. */
  number: number;
  leader: Seat;
  team: Seat[];
  /** Who voted openly before the others. */
  open: Seat[];
  /** Nothing while the vote is under way. */
  vote: { approve: Seat[]; reject: Seat[]; approved: boolean } | null;
  /** Who turned the approved vote down with a plot card. */
  overturned: Seat | null;
}

/** The proposals for one mission, up to its result. */
export interface Round {
  mission: number;
  proposals: Proposal[];
  done: Done | null;
}

export interface Done {
  team: Seat[];
  /** What it counts as. */
  result: MissionResult;
  fails: number;
  chief_fails: number;
  hacks: number;
  /** An accusation has turned it over. */
  turned: boolean;
}

/** Reads the rounds out of all that was heard. */
export function roundsOf(events: Event[]): Round[] {
  const rounds: Round[] = [];
  let number = 0;
  let current: Proposal | undefined;
  for (const event of events) {
    switch (event.event) {
      case 'proposed':
        number += 1;
        current = newProposal(event, number);
        roundFor(rounds, event.mission).proposals.push(current);
        break;
      case 'opinion-given':
        if (current) current.open = [...event.approve, ...event.reject];
        break;
      case 'voted':
        if (current) {
          const { approve, reject, verdict } = event;
          current.vote = { approve, reject, approved: verdict === 'approved' };
        }
        break;
      case 'overturned':
        if (current) current.overturned = event.by;
        break;
      case 'mission-done': {
        const { team, result, fails, chief_fails, hacks } = event;
        const counts = { fails, chief_fails, hacks };
        roundFor(rounds, event.mission).done = { team, result, ...counts, turned: false };
        break;
      }
      case 'mission-turned': {
        const done = rounds.findLast((round) => round.mission === event.mission)?.done;
        if (done) {
          done.result = event.result;
          done.turned = !done.turned;
        }
        break;
      }
      default:
        break;
    }
  }
  return rounds;
}

function newProposal({ leader, team }: EventOf<'proposed'>, number: number): Proposal {
  return { number, leader, team, open: [], vote: null, overturned: null };
}

/**
 * Where missions are chosen, the aim may change after a rejection: then a new block begins, so
 * that the rows stay in the order in which they happened.
 */
function roundFor(rounds: Round[], mission: number): Round {
  const last = rounds.at(-1);
  if (last && last.mission === mission && last.done === null) return last;
  const round: Round = { mission, proposals: [], done: null };
  rounds.push(round);
  return round;
}
