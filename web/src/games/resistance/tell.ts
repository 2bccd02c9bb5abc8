// The match in sentences. Nothing is worded here: keys and what they fill in.

import type { Card, Character, Event, Loyalty, PlotCard, Seat, Side } from '../../gen/resistance';
import type { Line, Player, Texts } from '../game';
import { nameOf, namesOf } from '../shared/seats';
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

/** An event as a sentence: the fields of the event under their own names. */
export function tell(event: Event, players: Player[], texts: Texts): Line {
  const key = `resistance-event-${event.event}`;
  const name = (seat: Seat) => nameOf(players, seat);
  const set = (field: string, seats: Seat[]) => ({
    [field]: namesOf(players, seats, texts),
    [`${field}_count`]: seats.length,
  });
  const plot = (card: PlotCard) => ({ card: texts.text(plotKey(card)), card_id: card });
  const who = (character: Character) => ({
    character: texts.text(characterKey(character)),
    character_id: character,
  });
  const mission = (card: Card) => ({ card: texts.text(cardKey(card)), card_id: card });
  switch (event.event) {
    case 'side-dealt':
      return { key, args: { side: event.side } };
    case 'character-dealt':
      return { key, args: who(event.character) };
    case 'spies-met':
    case 'spies-seen':
      return { key, args: set('spies', event.spies) };
    case 'spy-chiefs-met':
    case 'resistance-chiefs-met':
      return { key, args: set('chiefs', event.chiefs) };
    case 'deep-agent-met':
      return { key, args: set('seats', event.seats) };
    case 'coordinator-met':
      return { key, args: { coordinator: name(event.coordinator) } };
    case 'leads':
      return { key, args: { leader: name(event.leader) } };
    case 'plots-drawn': {
      const cards = texts.list(event.cards.map((card) => texts.text(plotKey(card))));
      const args = { leader: name(event.leader), cards, cards_count: event.cards.length };
      return { key, args };
    }
    case 'plot-given':
      return { key, args: { from: name(event.from), to: name(event.to), ...plot(event.card) } };
    case 'plot-idle':
      return { key, args: plot(event.card) };
    case 'plot-taken':
      return { key, args: { by: name(event.by), from: name(event.from), ...plot(event.card) } };
    case 'character-shown':
      return { key, args: { owner: name(event.owner), to: name(event.to) } };
    case 'side-seen':
      return { key, args: { owner: name(event.owner), side: event.side } };
    case 'plot-used':
      return { key, args: { by: name(event.by), ...plot(event.card) } };
    case 'aimed':
      return { key, args: { leader: name(event.leader), mission: event.mission } };
    case 'proposed': {
      const args = { leader: name(event.leader), mission: event.mission };
      return { key, args: { ...args, ...set('team', event.team) } };
    }
    case 'appointed':
      return { key, args: { leader: name(event.leader), investigator: name(event.investigator) } };
    case 'blamed': {
      const args = { by: name(event.by), named: name(event.named), guess: event.guess };
      return { key, args };
    }
    case 'opinion-given':
      return { key, args: { ...set('approve', event.approve), ...set('reject', event.reject) } };
    case 'voted': {
      const votes = { ...set('approve', event.approve), ...set('reject', event.reject) };
      return { key, args: { ...votes, verdict: event.verdict, rejections: event.rejections } };
    }
    case 'overturned':
      return { key, args: { by: name(event.by), rejections: event.rejections } };
    case 'spotlit':
      return { key, args: { by: name(event.by), on: name(event.on) } };
    case 'faced-up':
      return { key, args: { member: name(event.member), ...mission(event.card) } };
    case 'watched':
      return { key, args: { by: name(event.by), member: name(event.member) } };
    case 'card-seen':
      return { key, args: { member: name(event.member), ...mission(event.card) } };
    case 'mission-done': {
      const { mission, result, fails, chief_fails, hacks } = event;
      const args = { mission, result, fails, chief_fails, hacks };
      return { key, args: { ...args, ...set('team', event.team) } };
    }
    case 'cards-turned-up':
      return { key, args: { mission: event.mission, ...playedArgs(event, players, texts) } };
    case 'hunter-shown':
      return { key, args: { hunter: name(event.hunter), ...who(event.character) } };
    case 'accused': {
      const args = { by: name(event.by), accused: name(event.accused), guess: event.guess };
      return { key, args };
    }
    case 'mission-turned':
      return { key, args: { mission: event.mission, result: event.result } };
    case 'inquired':
    case 'examined':
      return { key, args: { by: name(event.by), whom: name(event.whom) } };
    case 'loyalty-seen': {
      const loyalty = texts.text(loyaltyKey(event.loyalty));
      const args = { whom: name(event.whom), loyalty, loyalty_id: event.loyalty };
      return { key, args };
    }
    case 'loyalty-claimed': {
      const loyalty = texts.text(loyaltyKey(event.loyalty));
      const args = { by: name(event.by), whom: name(event.whom) };
      return { key, args: { ...args, loyalty, loyalty_id: event.loyalty } };
    }
    case 'side-claimed':
      return { key, args: { by: name(event.by), whom: name(event.whom), side: event.side } };
    case 'characters-turned-up': {
      const characters = texts.list(
        event.characters.map((character, index) =>
          texts.text('resistance-table-who-is', {
            name: name(index + 1),
            character: texts.text(characterKey(character)),
          }),
        ),
      );
      return { key, args: { characters, characters_count: event.characters.length } };
    }
    case 'ended':
      return { key, args: { ending: event.ending, ...set('spies', event.spies) } };
  }
}
