let open = $state(false);

export function preferencesOpen(): boolean {
  return open;
}

export function showPreferences(show: boolean): void {
  open = show;
}
