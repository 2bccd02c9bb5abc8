import type { Room } from '../../gen/messages';

const hostOf = (room: Room) => room.seats.find((info) => info.occupant?.host);

/** Who has become the host since, by name. A host who changes seats has the same name, and one who
 *  takes another name has the same seat. */
export function newHost(before: Room | null, room: Room): string | null {
  const [old, now] = [before && hostOf(before), hostOf(room)];
  const name = now?.occupant?.name;
  if (!old || !now || name === undefined) return null;
  return now.seat === old.seat || name === old.occupant?.name ? null : name;
}
