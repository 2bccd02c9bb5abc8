// What the legal actions ask of me. No rule is here: the actions are only sorted, so that one
// question can be put instead of hundreds of buttons.

import type { Action, Card, Look, Loyalty, PlotCard, Seat } from '../../gen/resistance';
import { only, unique } from '../shared/actions';
import type { ActionOf, HeldPlot, ResistanceFrame } from './types';

/** The actions that name one seat and nothing else. */
export type Pointing = 'overhear' | 'show' | 'watch' | 'appoint' | 'accuse' | 'inquire' | 'examine';

/**
 * What can be done besides the question. It may depend on a secret who can, so it is offered to
 * everybody alike: whoever looks over a shoulder learns nothing from a button.
 */
export interface Aside {
  by: 'accuse' | 'blame';
  /** Who can be named; none: it is offered for the looks of it. */
  seats: Seat[];
}

export type Question =
  | { ask: 'nothing' }
  | { ask: 'mission'; missions: number[] }
  | { ask: 'team'; size: number; seats: Seat[]; teams: Seat[][] }
  | { ask: 'vote' }
  | { ask: 'card'; cards: Card[] }
  | { ask: 'give'; gifts: { card: PlotCard; seats: Seat[] }[] }
  | { ask: 'take'; held: HeldPlot[] }
  | { ask: 'point'; by: Pointing; seats: Seat[] }
  | { ask: 'loyalty'; loyalties: Loyalty[] }
  | { ask: 'go-on' }
  | { ask: 'use' }
  | { ask: 'spotlight'; seats: Seat[] };

type Unasked = 'blame' | 'claim-loyalty' | 'claim-side';
type Asked = Exclude<Action, { do: Unasked }>;

const UNASKED: string[] = ['blame', 'claim-loyalty', 'claim-side'] satisfies Unasked[];

/** The one question that the frame puts to this viewer. */
export function questionOf(frame: ResistanceFrame): Question {
  // To blame, or to tell what one saw, is never the question: it lies beside whatever is asked.
  const legal = frame.legal.filter((action): action is Asked => !UNASKED.includes(action.do));
  const [first] = legal;
  if (first === undefined) return { ask: 'nothing' };
  switch (first.do) {
    case 'aim':
      return { ask: 'mission', missions: only(legal, 'aim').map((aim) => aim.mission) };
    case 'propose':
      return teamQuestion(only(legal, 'propose').map((propose) => propose.team));
    case 'approve':
    case 'reject':
      return { ask: 'vote' };
    case 'play':
      return { ask: 'card', cards: only(legal, 'play').map((play) => play.card) };
    case 'give':
      return giveQuestion(only(legal, 'give'));
    case 'take':
      return {
        ask: 'take',
        held: only(legal, 'take').map(({ card, from }) => ({ card, seat: from })),
      };
    case 'overhear':
      return {
        ask: 'point',
        by: 'overhear',
        seats: only(legal, 'overhear').map(named),
      };
    case 'show':
      return { ask: 'point', by: 'show', seats: only(legal, 'show').map(named) };
    case 'watch':
      return { ask: 'point', by: 'watch', seats: only(legal, 'watch').map(named) };
    case 'appoint':
      return { ask: 'point', by: 'appoint', seats: only(legal, 'appoint').map(named) };
    case 'accuse':
      return { ask: 'point', by: 'accuse', seats: only(legal, 'accuse').map(named) };
    case 'inquire':
      return { ask: 'point', by: 'inquire', seats: only(legal, 'inquire').map(named) };
    case 'examine':
      return { ask: 'point', by: 'examine', seats: only(legal, 'examine').map(named) };
    case 'hand-over':
      return { ask: 'loyalty', loyalties: only(legal, 'hand-over').map((a) => a.loyalty) };
    case 'use':
    case 'pass':
    case 'spotlight': {
      if (frame.view.public.stage === 'go-on') return { ask: 'go-on' };
      const seats = only(legal, 'spotlight').map((a) => a.on);
      return seats.length > 0 ? { ask: 'spotlight', seats } : { ask: 'use' };
    }
  }
}

/** What lies beside the question at this moment, for a seat. */
export function asideOf(frame: ResistanceFrame): Aside | null {
  const { legal, view } = frame;
  if (view.public.stage === 'go-on' && legal.length > 0) {
    return { by: 'accuse', seats: only(legal, 'accuse').map(named) };
  }
  if (view.public.hostile?.blame_open && view.private.side) {
    return { by: 'blame', seats: only(legal, 'blame').map(named) };
  }
  return null;
}

/** What I may tell of what I was shown, and of whom: all of one look, then all of the other. */
export function claimsOf(
  frame: ResistanceFrame,
  you: Seat | null,
): { whom: Seat; says: Claiming[] }[] {
  const { examinations = [], inquiries = [] } = frame.view.public.hostile ?? {};
  const of = (looks: Look[], says: Claiming[]) => {
    const last = looks.findLast(({ by }) => by === you);
    return last && says.length > 0 ? [{ whom: last.whom, says }] : [];
  };
  return [
    ...of(examinations, only(frame.legal, 'claim-loyalty')),
    ...of(inquiries, only(frame.legal, 'claim-side')),
  ];
}

export type Claiming = ActionOf<'claim-loyalty' | 'claim-side'>;

/** Whom the aside lets one tap: those who can be named, or everybody else for the looks of it. */
export function asideSeats({ seats }: Aside, all: Seat[], you: Seat | null): Seat[] {
  return seats.length > 0 ? seats : all.filter((seat) => seat !== you);
}

/** The seat that an action points at. */
function named(action: ActionOf<Pointing | 'blame'>): Seat {
  switch (action.do) {
    case 'overhear':
      return action.neighbour;
    case 'show':
      return action.to;
    case 'watch':
      return action.member;
    case 'appoint':
      return action.investigator;
    case 'accuse':
      return action.accused;
    case 'blame':
      return action.named;
    case 'inquire':
    case 'examine':
      return action.whom;
  }
}

function teamQuestion(teams: Seat[][]): Question {
  const seats = unique(teams.flat()).sort((a, b) => a - b);
  return { ask: 'team', size: teams[0]?.length ?? 0, seats, teams };
}

function giveQuestion(gives: ActionOf<'give'>[]): Question {
  const gifts = unique(gives.map((give) => give.card)).map((card) => ({
    card,
    seats: gives.filter((give) => give.card === card).map((give) => give.to),
  }));
  return { ask: 'give', gifts };
}

/** The action that sends this team, if it is one that can be sent. */
export function teamAction(question: Question, team: Seat[]): Action | null {
  if (question.ask !== 'team') return null;
  const wanted = [...team].sort((a, b) => a - b).join();
  const found = question.teams.find((legal) => legal.join() === wanted);
  return found ? { do: 'propose', team: found } : null;
}

/** The action that points at a seat. */
export function pointAction(by: Pointing | 'blame', seat: Seat): Action {
  switch (by) {
    case 'overhear':
      return { do: 'overhear', neighbour: seat };
    case 'show':
      return { do: 'show', to: seat };
    case 'watch':
      return { do: 'watch', member: seat };
    case 'appoint':
      return { do: 'appoint', investigator: seat };
    case 'accuse':
      return { do: 'accuse', accused: seat };
    case 'blame':
      return { do: 'blame', named: seat };
    case 'inquire':
    case 'examine':
      return { do: by, whom: seat };
  }
}

/**
 * The seats that can be tapped on the table now. Giving starts with a card, so that seats can be
 * tapped once one is chosen, or when there is only one.
 */
export function tappableSeats(question: Question, card: PlotCard | null): Seat[] {
  switch (question.ask) {
    case 'team':
    case 'point':
    case 'spotlight':
      return question.seats;
    case 'give':
      return giftSeats(question.gifts, card);
    case 'take':
      return unique(question.held.map((held) => held.seat));
    default:
      return [];
  }
}

/** To whom the chosen card, or the only one, can be given. */
export function giftSeats(
  gifts: { card: PlotCard; seats: Seat[] }[],
  card: PlotCard | null,
): Seat[] {
  const [first] = gifts;
  const gift = gifts.length === 1 ? first : gifts.find((gift) => gift.card === card);
  return gift?.seats ?? [];
}
