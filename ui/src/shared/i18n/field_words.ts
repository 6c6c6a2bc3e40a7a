/** What the fields of `meta.json` are called, and what is to be known of each. */
import type { LanguageTag } from '../../ipc/api.gen';
import { words } from './words.svelte';

export interface FieldWords {
  label: string;
  help?: string;
}

const files = import.meta.glob<Record<string, FieldWords>>('../../../messages/fields/*.json', {
  eager: true,
  import: 'default',
});
const fields = new Map(
  Object.entries(files).map(([path, said]) => [
    path.split('/').at(-1)?.replace('.json', '') as LanguageTag,
    said,
  ]),
);

/** The words of the field at `path`; the schema's own where the catalogues have none. */
export function fieldWords(path: string, schema?: { description?: string }): FieldWords {
  const said = fields.get(words.tag)?.[path];
  if (said) return said;
  const key = path.split('.').at(-1) ?? path;
  return { label: key, ...(schema?.description && { help: schema.description }) };
}
