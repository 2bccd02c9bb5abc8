import { matchesOf, playersIn } from '../../shared/tests/matches';
import { seatsIn } from '../dev/seats';
import type { HijackedFrame } from '../types';

export const MATCHES = matchesOf<HijackedFrame>('hijacked');
export const playersOf = playersIn(seatsIn);
