// Where the focus goes when the page changes under somebody who listens to it or uses a keyboard.

let first = true;

/** For the heading of a page: takes the focus when the page replaces the one that had it. The
 *  first page leaves the focus where the browser has put it. */
export function arrival(heading: HTMLElement): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (!first && lost) heading.focus({ preventScroll: true });
  first = false;
}
