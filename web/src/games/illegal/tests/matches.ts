import { matchesOf, playersIn } from '../../shared/tests/matches';
import { seatsIn } from '../dev/seats';
import type { IllegalFrame } from '../types';

export const MATCHES = matchesOf<IllegalFrame>('illegal');
export const playersOf = playersIn(seatsIn);
