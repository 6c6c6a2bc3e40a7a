/** Why nothing is written, and who writes instead, in words. */
import type { Holder } from '../../ipc/api.gen';
import type { Trouble } from './editing.svelte';
import { errorWords } from '../i18n/check_words';
import { t, words } from '../i18n/words.svelte';

/** What is wrong and what to do. */
export function troubleWords(trouble: Trouble): { message: string; hint: string } {
  if (trouble !== 'unreachable') return errorWords(trouble);
  return { message: t('trouble.unreachable'), hint: t('trouble.unreachableHint') };
}

/** The process that writes. */
export function holderWords({ program, process, host, since }: Holder): string {
  return t('writing.holder', { program, process, host, since: words.moment(since) });
}
