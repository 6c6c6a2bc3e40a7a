/** A difference cut down to its changes and some words around each. */
import type { Segment } from '../../ipc/api.gen';

/** How many characters are kept on each side of a change. */
const AROUND = 60;

/** A stretch to be drawn; `gap` stands for words that are left out. */
export type Piece = Pick<Segment, 'kind' | 'text'> | { kind: 'gap' };

/** `segments` with what stays far from any change left out. */
export function shorten(segments: readonly Segment[]): Piece[] {
  return segments.flatMap((segment, at): Piece[] => {
    if (segment.kind !== 'same') return [segment];
    const points = Array.from(segment.text);
    const head = at === 0 ? 0 : AROUND;
    const tail = at === segments.length - 1 ? 0 : AROUND;
    if (points.length <= head + tail + AROUND) return [segment];
    const kept = (from: number, to: number): Piece[] =>
      from === to ? [] : [{ kind: 'same', text: points.slice(from, to).join('') }];
    return [...kept(0, head), { kind: 'gap' }, ...kept(points.length - tail, points.length)];
  });
}
