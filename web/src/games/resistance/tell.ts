// The match in sentences. Nothing is worded here: keys and what they fill in.

import type { Card, Character, Event, Loyalty, PlotCard, Seat, Side } from '../../gen/resistance';
import events from '../../gen/resistance.events.json';
import type { Line, Player, Texts } from '../game';
import { nameOf, namesOf } from '../shared/seats';
import { teller } from '../shared/tell';
import type { ResistanceFrame } from './types';

export function plotKey(card: PlotCard): string {
  return `resistance-plot-${card}`;
}

export function cardKey(card: Card): string {
  return `resistance-card-${card}`;
}

export function characterKey(character: Character): string {
  return `resistance-character-${character}`;
}

export function loyaltyKey(loyalty: Loyalty): string {
  return `resistance-loyalty-${loyalty}`;
}

export function sideKey(side: Side): string {
  return `resistance-side-${side}`;
}

export function phase(frame: ResistanceFrame): Line {
  return { key: `resistance-stage-${frame.view.public.stage}` };
}

/** The same sentence for everybody: nothing in it comes from what one viewer alone knows. */
export function now(frame: ResistanceFrame, players: Player[], texts: Texts): Line {
  const publicView = frame.view.public;
  const card = publicView.plots?.card ?? null;
  // Who has voted is not seen as long as a Blame can come.
  const hidden = publicView.stage === 'vote' && publicView.hostile?.blame_open;
  return {
    key: `resistance-table-now-${publicView.stage}${hidden ? '-blame' : ''}`,
    args: {
      leader: publicView.leader ? nameOf(players, publicView.leader) : '',
      mission: publicView.mission ?? 0,
      team: namesOf(players, publicView.team, texts),
      team_count: publicView.team.length,
      awaited: namesOf(players, frame.awaits, texts),
      awaited_count: frame.awaits.length,
      card: card ? texts.text(plotKey(card)) : '',
      card_id: card ?? 'none',
      examined: publicView.hostile?.examined ? nameOf(players, publicView.hostile.examined) : '',
    },
  };
}

/** The page of this moment. */
export function help(frame: ResistanceFrame): string {
  switch (frame.view.public.stage) {
    case 'deal':
      return 'deal';
    case 'draw-plots':
    case 'give-plots':
    case 'at-once':
    case 'ask':
    case 'face-up':
    case 'watch':
      return 'plots';
    case 'aim':
      return 'targeted';
    case 'propose':
      return 'proposal';
    case 'appoint':
    case 'examine':
    case 'hand-over':
      return 'investigation';
    case 'go-on':
      return 'early';
    case 'accuse':
      return 'accusation';
    case 'inquire':
      return 'inquisitor';
    case 'opinion':
    case 'vote':
      return 'vote';
    case 'mission':
      return 'mission';
    case 'over':
      return 'end';
  }
}

/** Who played which card, for `resistance-played-by`. */
export function playedArgs(
  { fail, chief_fail, hack }: { fail: Seat[]; chief_fail?: Seat[]; hack?: Seat[] },
  players: Player[],
  texts: Texts,
): Record<string, string | number> {
  const set = (field: string, seats: Seat[]) => ({
    [field]: namesOf(players, seats, texts),
    [`${field}_count`]: seats.length,
  });
  return {
    ...set('fail', fail),
    ...set('chief_fail', chief_fail ?? []),
    ...set('hack', hack ?? []),
  };
}

/** An event as a sentence of the log. */
export const tell = teller<Event>('resistance', events);
