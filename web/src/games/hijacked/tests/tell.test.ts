import { expect, it } from 'vitest';
import type { Event, Stage, PublicView } from '../../../gen/hijacked';
import { playersFor } from '../../shared/dev/players';
import { tellerOf, testSentences } from '../../shared/tests/tell';
import { logOf } from '../../../lib/table/log';
import type { Game } from '../../../lib/table/play';
import { frameOf, HANDS } from '../dev/hands';
import game from '../index';

const STAGES: Record<Stage, true> = {
  deal: true,
  roll: true,
  turn: true,
  cybot: true,
  'round-end': true,
  'last-call': true,
  over: true,
};

const PLAYERS = playersFor(4, 1);

testSentences(game, PLAYERS, STAGES, (stage) => {
  const moments: Partial<PublicView>[] = [
    {},
    { takers: [1] },
    { takers: [1, 2] },
    { offering: true },
    ...[0, 1, 2].map((greens) => ({ stones: { seat: 2, greens } })),
    HANDS.play.view.public,
    HANDS['end-turn'].view.public,
  ];
  return [{ options: null, frames: moments.map((moment) => frameOf({ ...moment, stage }, [])) }];
});

it('leaves out of the log what another line says already', () => {
  const events: Event[] = [
    { event: 'rolled', seat: 1, values: [4, 2] },
    { event: 'placed', seat: 1, die: 1 },
    { event: 'laid', place: 1, back: 4 },
    { event: 'trust-is', percent: 40 },
  ];
  expect(logOf(game as unknown as Game, events, new Set(), PLAYERS, '')).toHaveLength(2);
});

it('tells of the Cybot by its name', () => {
  const calledBack: Event = { event: 'called-back', seat: 2 };
  expect(tellerOf(game, playersFor(1, 1))(calledBack)).toContain('Cybot');
  expect(tellerOf(game, PLAYERS)(calledBack)).toContain('Benedikt');
});
