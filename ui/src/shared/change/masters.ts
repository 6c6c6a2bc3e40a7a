/** What can be done with a whole master, from its list, by key or by name. */
import type { Edit } from '../../ipc/api.gen';
import { layers, showMaster, workspace } from '../desk/desk.svelte';
import { make } from './make';

/** Puts a master away, into the archive or the trash, and shows the one next to it. */
export async function putAway(kind: 'archive-master' | 'trash-master', slug: string): Promise<void> {
  const before = workspace.masters?.rows ?? [];
  const at = before.findIndex((row) => row.slug === slug);
  if (!(await make({ kind, master: slug }))) return;
  const rows = workspace.masters?.rows ?? [];
  await showMaster((rows[at] ?? rows[at - 1])?.slug ?? null);
}

/** Makes an edit that was shown, puts away what lies over the page, and shows the master `slug`. */
export async function makeAndShow(edit: Edit, digest: string, slug: string): Promise<void> {
  if (!(await make(edit, digest))) return;
  layers.close();
  await showMaster(slug);
}
