/** "3:05": minutes and seconds after the match began. */
export function clockOf(at_ms: number): string {
  const seconds = Math.floor(at_ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
