import type { MisfitInfo } from '../../gen/messages';
import { t } from './words.svelte';

/**
 * What does not fit, in words. What a text fills in travels as text; numbers become numbers again, so
 * that the text can count them.
 */
export function misfitText({ key, args }: MisfitInfo): string {
  const filled = Object.entries(args).map(([name, value]): [string, string | number] => [
    name,
    /^\d+$/.test(value) ? Number(value) : value,
  ]);
  return t(key, Object.fromEntries(filled));
}
