/** Copies a text. False where the browser does not allow it, as on plain http: then the text is
 *  selected for the player to copy by hand. */
export async function copy(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return false;
  }
}

/** Hands a link to the system's sharing, where there is one. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The player has thought better of it.
  }
}
