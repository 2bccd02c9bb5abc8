// What the start page says about each game before any server has been asked: nothing on it moves
// when an answer comes. A browser test compares the seats with what the server says.

import type { GameId } from '../../games/ids';

type Level = 'easy' | 'medium' | 'demanding';
type Tag = 'lies' | 'votes' | 'bargains' | 'dice';

export interface PassFacts {
  seatsMin: number;
  seatsMax: number;
  minutes: number;
  level: Level;
  tags: Tag[];
}

export const LEVELS: readonly Level[] = ['easy', 'medium', 'demanding'];

export const PASSES: Record<GameId, PassFacts> = {
  resistance: {
    seatsMin: 5,
    seatsMax: 10,
    minutes: 30,
    level: 'easy',
    tags: ['lies', 'votes'],
  },
  mayday: {
    seatsMin: 5,
    seatsMax: 8,
    minutes: 30,
    level: 'easy',
    tags: ['lies', 'votes'],
  },
  illegal: {
    seatsMin: 4,
    // The ninth is the game master's.
    seatsMax: 9,
    minutes: 45,
    level: 'medium',
    tags: ['bargains', 'lies'],
  },
  hijacked: {
    seatsMin: 1,
    seatsMax: 4,
    minutes: 60,
    level: 'demanding',
    tags: ['dice', 'bargains'],
  },
};
