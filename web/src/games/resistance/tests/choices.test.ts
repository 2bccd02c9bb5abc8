import { expect, it } from 'vitest';
import type { Action } from '../../../gen/resistance';
import {
  asideOf,
  asideSeats,
  claimsOf,
  giftSeats,
  pointAction,
  questionOf,
  tappableSeats,
  teamAction,
  type Question,
} from '../choices';
import { GO_ON, HANDS } from '../dev/hands';
import type { ResistanceFrame } from '../types';
import { reachesAllLegal, sorted } from '../../shared/tests/choices';
import { MATCHES } from './matches';

/** Every action that the bar can lead to. */
function reachable(frame: ResistanceFrame, you: number | null): Action[] {
  const aside = asideOf(frame);
  const beside = aside?.seats.map((seat) => pointAction(aside.by, seat)) ?? [];
  const told = claimsOf(frame, you).flatMap(({ says }) => says);
  return [...answers(questionOf(frame)), ...beside, ...told];
}

function answers(question: Question): Action[] {
  switch (question.ask) {
    case 'nothing':
      return [];
    case 'mission':
      return question.missions.map((mission) => ({ do: 'aim', mission }));
    case 'team':
      return question.teams.map((team) => teamAction(question, [...team].reverse()) as Action);
    case 'vote':
      return [{ do: 'approve' }, { do: 'reject' }];
    case 'card':
      return question.cards.map((card) => ({ do: 'play', card }));
    case 'give':
      return question.gifts.flatMap(({ card }) =>
        giftSeats(question.gifts, card).map((to): Action => ({ do: 'give', card, to })),
      );
    case 'take':
      return question.held.map(({ card, seat }) => ({ do: 'take', card, from: seat }));
    case 'point':
      return question.seats.map((seat) => pointAction(question.by, seat));
    case 'loyalty':
      return question.loyalties.map((loyalty) => ({ do: 'hand-over', loyalty }));
    case 'go-on':
      return [{ do: 'pass' }];
    case 'use':
      return [{ do: 'pass' }, { do: 'use' }];
    case 'spotlight':
      return [{ do: 'pass' }, ...question.seats.map((on): Action => ({ do: 'spotlight', on }))];
  }
}

reachesAllLegal(HANDS, MATCHES, reachable);

it.each(GO_ON)('reaches all that is legal when asked to go on', (frame) => {
  expect(sorted(reachable(frame, 1))).toEqual(sorted(frame.legal));
});

it('sends a team only if it is legal', () => {
  const question = questionOf(HANDS.propose);
  expect(teamAction(question, [3, 1, 2])).toEqual({ do: 'propose', team: [1, 2, 3] });
  expect(teamAction(question, [1, 2])).toBeNull();
  expect(teamAction(question, [1, 2, 9])).toBeNull();
});

it('lets seats be tapped only where one is asked for', () => {
  expect(tappableSeats(questionOf(HANDS.overhear), null)).toEqual([2, 7]);
  expect(tappableSeats(questionOf(HANDS.take), null)).toEqual([2, 4]);
  expect(tappableSeats(questionOf(HANDS.approve), null)).toEqual([]);
  // A gift begins with its card.
  expect(tappableSeats(questionOf(HANDS.give), null)).toEqual([]);
  expect(tappableSeats(questionOf(HANDS.give), 'open-up')).toEqual([2, 3, 4, 5, 6, 7]);
});

it('never lets blame hide what the leader is asked', () => {
  expect(questionOf(HANDS.blame).ask).toBe('team');
  expect(asideOf(HANDS.blame)).toEqual({ by: 'blame', seats: [2, 3, 4, 5, 6, 7] });
});

it('lays the same beside the question for those who cannot use it', () => {
  const asides = GO_ON.map((frame) => asideOf(frame));
  expect(asides.map((aside) => aside?.by)).toEqual(['accuse', 'accuse']);
  const seats = asides.map((aside) => aside && asideSeats(aside, [1, 2, 3, 4, 5], 1));
  expect(seats).toEqual([
    [2, 3, 5],
    [2, 3, 4, 5],
  ]);
  expect(asideOf(HANDS.propose)).toBeNull();
});
