// Ten outlines in a square of 48, one for each seat: told apart at a glance, without colour, and
// all with room for an initial in the middle.

/** A regular polygon around the middle, its first corner `turn` degrees from the top. */
function polygon(corners: number, radius: number, turn = 0, shift = 0): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = ((turn + (corner * 360) / corners - 90) * Math.PI) / 180;
    const x = 24 + radius * Math.cos(angle);
    const y = 24 + shift + radius * Math.sin(angle);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A ring of bumps or teeth: `count` of them, between two radii. */
function star(count: number, outer: number, inner: number): string {
  const points = Array.from({ length: count * 2 }, (_, corner) => {
    const radius = corner % 2 === 0 ? outer : inner;
    const angle = ((corner * 180) / count - 90) * (Math.PI / 180);
    const x = 24 + radius * Math.cos(angle);
    const y = 24 + radius * Math.sin(angle);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

export const SHAPES: readonly string[] = [
  // A disc.
  'M24 3a21 21 0 1 1 0 42a21 21 0 1 1 0-42Z',
  // A square with soft corners.
  'M11 5H37a6 6 0 0 1 6 6V37a6 6 0 0 1-6 6H11a6 6 0 0 1-6-6V11a6 6 0 0 1 6-6Z',
  // A hexagon standing on a corner.
  polygon(6, 22.5),
  // A diamond.
  polygon(4, 24),
  // A shield.
  'M24 3L43 8V24c0 11-8 18-19 21C13 42 5 35 5 24V8Z',
  // An octagon.
  polygon(8, 22.5, 22.5),
  // A wide pentagon, as a house.
  polygon(5, 24, 0, 1.5),
  // A gear.
  star(9, 23, 18.5),
  // An aircraft window, tall and round.
  'M24 2c10 0 15.5 6 15.5 15V31c0 9-5.5 15-15.5 15S8.5 40 8.5 31V17C8.5 8 14 2 24 2Z',
  // A drop, turned up.
  'M24 45C12 45 4 37 4 26.5C4 15 15 10 24 2C33 10 44 15 44 26.5C44 37 36 45 24 45Z',
];
