// Where lines run between seats, measured on the screen.

export interface Point {
  x: number;
  y: number;
}

/** The middle of an element, seen from the corner of another. */
export function middleOf(element: Element | null | undefined, home: Element): Point | null {
  if (!element) return null;
  const box = element.getBoundingClientRect();
  const corner = home.getBoundingClientRect();
  // A page that is drawn larger measures larger, too.
  const zoom = home.clientWidth > 0 ? corner.width / home.clientWidth : 1;
  return {
    x: (box.left + box.width / 2 - corner.left) / zoom,
    y: (box.top + box.height / 2 - corner.top) / zoom,
  };
}

/** A bow from one point to another that bends towards a third, as far as the aisle. */
export function bow(from: Point, to: Point, towards: Point): string {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const bend = {
    x: middle.x + (towards.x - middle.x) * 0.7,
    y: middle.y + (towards.y - middle.y) * 0.35,
  };
  const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${at(from)}Q${at(bend)} ${at(to)}`;
}
