const STEP = 256;

/** Fills a text with blanks up to a multiple of 256 bytes: its length then tells nothing. */
export function padded(text: string): string {
  const bytes = new TextEncoder().encode(text).length;
  return text + ' '.repeat((STEP - (bytes % STEP)) % STEP);
}
