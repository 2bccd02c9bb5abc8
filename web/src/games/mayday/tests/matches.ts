import { matchesOf, playersIn } from '../../shared/tests/matches';
import { seatsIn } from '../dev/seats';
import type { MaydayFrame } from '../types';

export const MATCHES = matchesOf<MaydayFrame>('mayday');
export const playersOf = playersIn(seatsIn);
