import { matchesOf, playersIn } from '../../shared/tests/matches';
import { seatsIn } from '../dev/seats';
import type { ResistanceFrame } from '../types';

export const MATCHES = matchesOf<ResistanceFrame>('resistance');
export const playersOf = playersIn(seatsIn);
