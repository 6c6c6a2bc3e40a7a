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
    const before = points.slice(0, head).join('');
    const after = points.slice(points.length - tail).join('');
    return [...kept(wholeLinesOf(before)), { kind: 'gap' }, ...kept(wholeLinesAtEnd(after))];
  });
}

const kept = (text: string): Piece[] => (text === '' ? [] : [{ kind: 'same', text }]);

/** `text` up to its last line end; all of it where it is one line. */
function wholeLinesOf(text: string): string {
  const end = text.lastIndexOf('\n');
  return end < 0 ? text : text.slice(0, end);
}

/** `text` from the line after its first line end; all of it where it is one line. */
function wholeLinesAtEnd(text: string): string {
  return text.slice(text.indexOf('\n') + 1);
}
