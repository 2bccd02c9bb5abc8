// The votes of the flight, round by round.

import type { Event, Round } from '../../gen/mayday';
import type { EventOf } from './types';

export interface RoundOfVotes {
  round: Round;
  votes: EventOf<'voted'>[];
}

export function ballotsOf(events: Event[]): RoundOfVotes[] {
  const rounds: RoundOfVotes[] = [];
  for (const event of events) {
    if (event.event === 'round-begins') rounds.push({ round: event.round, votes: [] });
    if (event.event === 'voted') rounds.at(-1)?.votes.push(event);
  }
  return rounds.filter(({ votes }) => votes.length > 0);
}
