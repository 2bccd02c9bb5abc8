import { playersFor } from '../../shared/dev/players';
import { matchesOf, type Recorded } from '../../shared/tests/matches';
import { seatsIn } from '../dev/seats';
import type { ResistanceFrame } from '../types';

export { heard } from '../../shared/tests/matches';

export const MATCHES = matchesOf<ResistanceFrame>('resistance');

export function playersOf({ frames, you }: Recorded<ResistanceFrame>) {
  return playersFor(seatsIn(frames), you);
}
