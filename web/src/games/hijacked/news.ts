// What has just happened and is worth showing in motion. A return to the table plays nothing again.

import type { Event } from '../../gen/hijacked';
import type { EventOf, HijackedFrame } from './types';

export function newsOf<E extends Event['event']>(frame: HijackedFrame, name: E): EventOf<E>[] {
  if (frame.first === 0) return [];
  return frame.events.filter((event): event is EventOf<E> => event.event === name);
}
