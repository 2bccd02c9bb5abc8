// Which part of the board a phone shows. It stays where the player has left it.

import type { Zone } from './choices';

let zone = $state<Zone>('cards');

export function openZone(): Zone {
  return zone;
}

export function goTo(next: Zone): void {
  zone = next;
}
