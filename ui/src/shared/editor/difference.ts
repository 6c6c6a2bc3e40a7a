/** What differs between two texts the page already has, as the service says it of files. */
import { presentableDiff } from '@codemirror/merge';
import type { Segment } from '../../ipc/api.gen';

/** Bounds how long a difference is looked for in long texts. */
const EFFORT = { scanLimit: 2_000, timeout: 200 };

/** From `before` to `after`. */
export function differenceOf(before: string, after: string): Segment[] {
  const out: Segment[] = [];
  const add = (kind: Segment['kind'], text: string, hunk: number | null) => {
    if (text !== '') out.push({ kind, text, hunk });
  };
  let at = 0;
  presentableDiff(before, after, EFFORT).forEach(({ fromA, toA, fromB, toB }, hunk) => {
    add('same', before.slice(at, fromA), null);
    add('removed', before.slice(fromA, toA), hunk);
    add('added', after.slice(fromB, toB), hunk);
    at = toA;
  });
  add('same', before.slice(at), null);
  return out;
}
