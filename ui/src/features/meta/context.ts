/** What every field of the form needs: the form it belongs to, and what is known of some values. */
import { createContext } from 'svelte';
import { selection, workspace } from '../../shared/desk/desk.svelte';
import type { MetaForm } from './meta.svelte';

export const [metaForm, provideMetaForm] = createContext<MetaForm>();

/** Values a field is likely to have, besides those the schema names. */
export function likely(path: string): string[] {
  const rows = workspace.masters?.rows ?? [];
  const distinct = (values: (string | null)[]) => [...new Set(values.filter((one) => one !== null))];
  if (path === 'school') return distinct(rows.map((row) => row.school));
  if (path === 'tradition') return distinct(rows.map((row) => row.tradition));
  if (path === 'cross_critique[].target_master')
    return rows.filter((row) => row.kind === 'persona' && row.slug !== selection.slug).map((row) => row.slug);
  if (path === 'cross_critique[].citation' || path === 'lore_triggers[].source_ref')
    return distinct((selection.page?.sources ?? []).map((row) => row.id));
  return [];
}

/** Fields that hold a sentence or more, though they are one line of text. */
export const SENTENCES: ReadonlySet<string> = new Set([
  'disclaimer',
  'ethics_note',
  'name_meaning',
  'style.all',
  'style.qa',
  'style.monologue',
  'lore_triggers[].content',
  'cross_critique[].position',
  'starter_questions[].q',
  'starter_questions[].why',
]);

/** Fields written in the letters of machines. */
export const CODES: ReadonlySet<string> = new Set([
  'slug',
  'version',
  'kind',
  'languages',
  'created_at',
  'updated_at',
  'ethics_tier',
  'search_scope.primary_cbeta_ids',
  'search_scope.primary_source_ids',
  'search_scope.dictionary_sources',
  'lore_triggers[].source_ref',
  'cross_critique[].target_master',
  'cross_critique[].citation',
]);
