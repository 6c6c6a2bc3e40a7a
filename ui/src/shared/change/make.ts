/** Making edits, one after the other: each is written down only when its turn comes, from what the last one left. */
import type { Applied, Edit } from '../../ipc/api.gen';
import { editing } from '../desk/desk.svelte';

let last: Promise<unknown> = Promise.resolve();

/** Makes an edit and shows what came of it; `null` where it was refused, which is then shown, or where it is not
 * wanted any more when its turn comes. */
export function make(edit: Edit | (() => Edit | null), digest?: string): Promise<Applied | null> {
  const turn = last.then(() => {
    const wanted = typeof edit === 'function' ? edit() : edit;
    return wanted && editing.apply(wanted, digest);
  });
  last = turn.catch(() => null);
  return turn;
}
