/** Making edits, one after the other: each is written down only when its turn comes, from what the last one left. */
import type { Applied, Edit } from '../../ipc/api.gen';
import { call } from '../../ipc/client';
import { refresh, workspace } from '../desk/desk.svelte';

let last: Promise<unknown> = Promise.resolve();

/** Makes an edit and shows what came of it; `null` where it was refused, which is then shown, or where it is not
 * wanted any more when its turn comes. */
export function make(edit: Edit | (() => Edit | null), digest?: string): Promise<Applied | null> {
  const turn = last.then(() => apply(typeof edit === 'function' ? edit() : edit, digest));
  last = turn;
  return turn;
}

async function apply(edit: Edit | null, digest?: string): Promise<Applied | null> {
  if (edit === null) return null;
  try {
    const applied = await call('apply_edit', { edit, ...(digest !== undefined && { digest }) });
    await refresh();
    return applied;
  } catch (refused) {
    workspace.complain(refused);
    return null;
  }
}
