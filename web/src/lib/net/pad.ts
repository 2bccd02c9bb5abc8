import { COMMAND_STEP_BYTES } from '../../gen/constants';

/** Fills a text with blanks up to a multiple of the step of commands: its length then tells nothing. */
export function padded(text: string): string {
  const bytes = new TextEncoder().encode(text).length;
  return (
    text + ' '.repeat((COMMAND_STEP_BYTES - (bytes % COMMAND_STEP_BYTES)) % COMMAND_STEP_BYTES)
  );
}
