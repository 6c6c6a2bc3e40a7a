/** What is wrong with an identifier, in words. */
import type { IdProblem } from '../../ipc/api.gen';
import { t } from '../../shared/i18n/words.svelte';

/** What is wrong, and which declared identifiers may have been meant. */
export function problemWords({ code, params }: IdProblem): string {
  const said = t(`sources.problem.${code}` as 'sources.problem.empty', params);
  return params['nearest'] ? `${said} ${t('sources.nearest', { ids: params['nearest'] })}` : said;
}
