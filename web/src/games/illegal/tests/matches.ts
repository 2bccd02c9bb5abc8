import { playersFor } from '../../shared/dev/players';
import { matchesOf, type Recorded } from '../../shared/tests/matches';
import { seatsIn } from '../dev/seats';
import type { IllegalFrame } from '../types';

export { heard } from '../../shared/tests/matches';

export const MATCHES = matchesOf<IllegalFrame>('illegal');

export function playersOf({ frames, you }: Recorded<IllegalFrame>) {
  return playersFor(seatsIn(frames), you);
}
