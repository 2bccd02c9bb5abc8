// Whether the tray is open. It stays as the player has left it.

let open = $state(false);

export function isTrayOpen(): boolean {
  return open;
}

export function openTray(now: boolean): void {
  open = now;
}
