// What the markers say, by card and by those who laid them. All of it is public.

import type { Marker, Seat, Seen, Side, Sight, Spot } from '../../gen/mayday';

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
  /** What its owner saw. */
  saw: Side;
}

/** Each marker with what its owner saw: no card is seen twice by the same eyes. */
export function judge(markers: Marker[], seen: Seen[]): Judged[] {
  return markers.flatMap((marker) => {
    const { by, target, spot } = marker;
    const look = seen.find((one) => one.by === by && one.target === target && one.spot === spot);
    return look ? [{ ...marker, saw: look.side }] : [];
  });
}

export function isLie({ side, saw }: Judged): boolean {
  return saw !== side;
}
