import { playersFor } from '../../shared/dev/players';
import { matchesOf, type Recorded } from '../../shared/tests/matches';
import { seatsIn } from '../dev/seats';
import type { HijackedFrame } from '../types';

export { heard } from '../../shared/tests/matches';

export const MATCHES = matchesOf<HijackedFrame>('hijacked');

export function playersOf({ frames, you }: Recorded<HijackedFrame>) {
  return playersFor(seatsIn(frames), you);
}
