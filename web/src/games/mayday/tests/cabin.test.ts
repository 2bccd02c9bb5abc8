import { describe, expect, it } from 'vitest';
import { playersFor } from '../../shared/dev/players';
import { besideOf, cabinOf } from '../cabin';

describe.each([5, 6, 7, 8])('a cabin for %i', (count) => {
  const players = playersFor(count, 3);
  const cabin = cabinOf(players, 3);

  it('seats everybody once, clockwise from the viewer', () => {
    const seats = cabin.map(({ player }) => player.seat);
    expect(seats[0]).toBe(3);
    expect(seats[1]).toBe(4);
    expect([...seats].sort()).toEqual(players.map(({ seat }) => seat));
  });

  it('gives nobody the place of another', () => {
    for (const side of ['port', 'starboard']) {
      const places = cabin.filter((placed) => placed.side === side).map(({ at }) => at);
      const sorted = [...places].sort((a, b) => a - b);
      expect(sorted.every((at, index) => index === 0 || at - (sorted[index - 1] ?? 0) >= 2)).toBe(
        true,
      );
    }
  });
});

it('lays the card next to a neighbour on the side of that neighbour', () => {
  const players = playersFor(8, 1);
  const cabin = cabinOf(players, 1);
  for (const { player, side, at, spots } of cabin) {
    for (const spot of ['left', 'right'] as const) {
      const beside = cabin.find(
        (other) => other.player.seat === besideOf(players, player.seat, spot)?.seat,
      );
      if (!beside || beside.side !== side) continue;
      // Nearer to the nose means further to the front of what is drawn.
      expect(spots.indexOf(spot) === 0).toBe(beside.at < at);
    }
  }
});
