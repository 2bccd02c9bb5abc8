// Frames come without a room.

import type { MaydayFrame } from '../types';

export function seatsIn([first]: MaydayFrame[]): number {
  return first?.view.public.markers_left.length ?? 5;
}
