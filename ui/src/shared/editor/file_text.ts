/**
 * Between a file and the text an editor shows. The editor knows line breaks, not which bytes make them, and counts
 * UTF-16 units; the file has its own line ends, may begin with a byte order mark, and is counted in code points.
 * Nothing else in the page may convert between the two.
 */

const MARK = '\ufeff';
const BREAK = /\r\n|\r|\n/g;
type End = '\n' | '\r\n' | '\r';

/** A line break that is not like most of its file: `at` is its place in the shown text. */
export interface OddEnd {
  at: number;
  end: End;
}

/** What the shown text does not show, and what is needed to write the file as it was. */
export interface Manner {
  mark: boolean;
  end: End;
  odd: readonly OddEnd[];
}

/** The text to show for a file, and how the file was written. */
export function shown(file: string): { text: string; manner: Manner } {
  const mark = file.startsWith(MARK);
  const body = mark ? file.slice(1) : file;
  const ends = Array.from(body.matchAll(BREAK), ([end]) => end as End);
  const end = commonest(ends);
  const odd: OddEnd[] = [];
  let line = 0;
  const text = body.replace(BREAK, '\n');
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    const here = ends[line++] ?? end;
    if (here !== end) odd.push({ at, end: here });
  }
  return { text, manner: { mark, end, odd } };
}

/** The file for a shown text. */
export function written(text: string, { mark, end, odd }: Manner): string {
  let out = mark ? MARK : '';
  let from = 0;
  for (const { at, end: here } of odd) {
    out += text.slice(from, at).replaceAll('\n', end) + here;
    from = at + 1;
  }
  return out + text.slice(from).replaceAll('\n', end);
}

/** Places in the shown text, in UTF-16 units, for places in `file` in code points; `points` in rising order. */
export function unitsAt(file: string, points: readonly number[]): number[] {
  const out: number[] = [];
  let point = 0;
  let unit = 0;
  let at = 0;
  if (file.startsWith(MARK) && points.length > 0) {
    point = 1;
    at = 1;
  }
  for (const wanted of points) {
    while (point < wanted && at < file.length) {
      const high = (file.codePointAt(at) ?? 0) > 0xffff;
      const pair = file[at] === '\r' && file[at + 1] === '\n';
      if (pair && point + 1 === wanted) break;
      at += high || pair ? 2 : 1;
      point += pair ? 2 : 1;
      unit += high ? 2 : 1;
    }
    out.push(unit);
  }
  return out;
}

function commonest(ends: readonly End[]): End {
  const count = (end: End) => ends.filter((one) => one === end).length;
  const all: End[] = ['\n', '\r\n', '\r'];
  return all.reduce((best, end) => (count(end) > count(best) ? end : best));
}
