/** What is wrong with an identifier, in words. */
import type { IdProblem } from '../../ipc/api.gen';
import { t } from '../../shared/i18n/words.svelte';

export function problemWords(problem: IdProblem): string {
  return t(`sources.problem.${problem.code}` as 'sources.problem.none', problem.params);
}
