import { playersFor } from '../../shared/dev/players';
import { matchesOf, type Recorded } from '../../shared/tests/matches';
import { seatsIn } from '../dev/seats';
import type { MaydayFrame } from '../types';

export { heard } from '../../shared/tests/matches';

export const MATCHES = matchesOf<MaydayFrame>('mayday');

export function playersOf({ frames, you }: Recorded<MaydayFrame>) {
  return playersFor(seatsIn(frames), you);
}
