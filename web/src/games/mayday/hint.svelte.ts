// Whether the hint about markers was read on this page. It is no preference, so it is not kept.

let done = $state(false);

export function isRead(): boolean {
  return done;
}

export function read(): void {
  done = true;
}
