/** What steps are called, in words that window and command line share. Parameters are data, never templates. */
import type { LanguageTag, StepLabel } from '../../ipc/api.gen';
import { fill } from './check_words';
import { words } from './words.svelte';

const files = import.meta.glob<Record<string, string>>('../../../messages/steps/*.json', {
  eager: true,
  import: 'default',
});
const steps = new Map(
  Object.entries(files).map(([path, said]) => [
    path.split('/').at(-1)?.replace('.json', '') as LanguageTag,
    said,
  ]),
);

/** What a step is called; its code where there are no words for it. */
export function stepWords(label: StepLabel): string {
  return fill(steps.get(words.tag)?.[label.code] ?? label.code, label.params);
}
