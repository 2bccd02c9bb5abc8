import type { Occupant } from '../../gen/messages';
import { t } from '../i18n/texts.svelte';

/** What there is to say of somebody at a seat, a word or two each. */
export function marksOf(occupant: Occupant, you: boolean): string {
  const { bot, host, muted, presence } = occupant;
  return [
    ...(you ? [t('mark-you')] : []),
    ...(host ? [t('mark-host')] : []),
    ...(bot == null ? [t(`presence-${presence}`)] : [t(`bot-${bot}`)]),
    ...(muted ? [t('mark-muted')] : []),
  ].join(' · ');
}
