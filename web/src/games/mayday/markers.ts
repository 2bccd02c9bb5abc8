// What the markers say, by card and by those who laid them. All of it is public.

import type { Marker, Seat, Side, Sight, Spot } from '../../gen/mayday';
import { cardsOf, teamOf } from './hands';
import { SPOTS } from './types';

export function markersAt(markers: Marker[], target: Seat, spot: Spot): Marker[] {
  return markers.filter((marker) => marker.target === target && marker.spot === spot);
}

/** What `by` has marked at `target`: one card at most, but for its own, and none twice. */
export function markedBy(markers: Marker[], by: Seat, target: Seat): Marker[] {
  return markers.filter((marker) => marker.by === by && marker.target === target);
}

/** What the marker of a viewer says beside a card that it saw. */
export function saidOf(markers: Marker[], by: Seat, { target, spot }: Sight): Side | null {
  return markedBy(markers, by, target).find((marker) => marker.spot === spot)?.side ?? null;
}

export interface Judged extends Marker {
  /** What the card was; nothing: it cannot be known any more. */
  saw: Side | null;
}

export interface Evidence {
  markers: Marker[];
  /** Everybody's cards as they lie at the end, in seat order. */
  hands: string[];
  /** Whose cards were shuffled when they were turned up: they lie elsewhere now. */
  shuffled: Seat[];
  /** What this viewer saw itself. */
  sights: Sight[];
}

/**
 * Each marker with what its owner saw. Where the cards were shuffled since, an honest marker is
 * known to be true, and so is what another honest player or this viewer saw of the same card.
 */
export function judge({ markers, hands, shuffled, sights }: Evidence): Judged[] {
  const honest = (seat: Seat) => teamOf(hands[seat - 1] ?? '') === 'honest';
  return markers.map((marker) => {
    const { target, spot } = marker;
    if (!shuffled.includes(target)) {
      const saw = cardsOf(hands[target - 1] ?? '')[SPOTS.indexOf(spot)] ?? null;
      return { ...marker, saw };
    }
    const sure = [
      ...markersAt(markers, target, spot).filter(({ by }) => honest(by)),
      ...sights.filter((sight) => sight.target === target && sight.spot === spot),
    ];
    return { ...marker, saw: sure[0]?.side ?? null };
  });
}

export function isLie({ side, saw }: Judged): boolean {
  return saw !== null && saw !== side;
}
