// What this browser adds to the draw, so that nobody, the server included, can choose it alone. It
// commits to random bytes beforehand and reveals them when nobody can commit any more: see
// docs/deal.md. The person at the table is not asked.

import type { Request, Room } from '../../gen/messages';
import { randomHex } from './random';
import { sha256 } from './sha256';

const TAG = 'redeye-seat-2';

const bytesOf = (hex: string): number[] =>
  (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

/** What a seat publishes before it reveals `nonce` for the draw that the table has committed to. */
export function commitmentOf(draw: string, seat: number, nonce: string): string {
  const tag = new TextEncoder().encode(TAG);
  const hash = sha256(Uint8Array.from([...tag, ...bytesOf(draw), seat, ...bytesOf(nonce)]));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Promised {
  draw: string;
  seat: number;
  nonce: string;
  commitment: string;
  revealed: boolean;
}

export class Contribution {
  /** One for each draw and seat: a second tab would commit back and forth with this one. */
  #promised = new Map<string, Promised>();

  /** What to send, now that the room is so; nothing most of the time. */
  answer(room: Room): Request | null {
    const { seat } = room.you;
    if (seat == null || room.status !== 'gathering') return null;
    const draw = room.commitment;
    const promised = this.#promised.get(`${draw} ${seat}`);
    if (room.dealing?.step === 'reveal') {
      const shown = room.seats.find((info) => info.seat === seat)?.occupant?.commitment;
      // What somebody else has put in its place is not ours to reveal.
      if (promised == null || promised.revealed || shown !== promised.commitment) return null;
      promised.revealed = true;
      return { reveal: promised.nonce };
    }
    if (promised != null || room.dealing?.withheld.includes(seat)) return null;
    const nonce = randomHex(32);
    const commitment = commitmentOf(draw, seat, nonce);
    this.#promised.set(`${draw} ${seat}`, { draw, seat, nonce, commitment, revealed: false });
    return { commit: { draw, seat, commitment } };
  }
}
