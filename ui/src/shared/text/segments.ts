/**
 * Cuts a text where marks begin and end. Places count code points of the whole file; the text begins at one of them.
 * What nobody can see is made visible where it is marked or could turn the line around.
 */
import type { FindingRow } from '../../ipc/api.gen';

/** A run of text with the findings it belongs to; `code` is set where it is one character nobody can see. */
export interface Segment {
  text: string;
  findings: FindingRow[];
  code?: string;
}

/** A range of code points. */
export interface Run {
  start: number;
  end: number;
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Variation_Selector}\u115f\u1160\u2800\u3164\uffa0]|\u034f/u;
const TURNS_LINES = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const SELECTOR = /\p{Variation_Selector}/u;
const HAN = /\p{Script=Han}/u;
const SPACE = /[\t\n\r]/;

/** `text` with every character nobody can see written as its code. */
export function revealed(text: string): string {
  return Array.from(text, (point) => visible(point, true).code ?? point).join('');
}

/** The runs of `text`, which begins at code point `start` of its file, for `findings` of that file. What lies in
 * `quiet` (marks of the format, not words) is left out unless a finding is about it. */
export function segments(text: string, start: number, findings: FindingRow[], quiet: Run[] = []): Segment[] {
  const points = Array.from(text);
  const marks = marksOf(findings, start, points.length);
  const out: Segment[] = [];
  points.forEach((point, at) => {
    const here = marks.filter((mark) => mark.start <= at && at < mark.end).map((mark) => mark.finding);
    if (here.length === 0 && quiet.some((run) => run.start <= at && at < run.end)) return;
    if (here.length === 0 && SELECTOR.test(point) && HAN.test(points[at - 1] ?? '')) return;
    const shown = visible(point, here.length > 0);
    const last = out.at(-1);
    if (last && !last.code && !shown.code && same(last.findings, here)) last.text += shown.text;
    else out.push({ ...shown, findings: here });
  });
  return out;
}

interface Mark extends Run {
  finding: FindingRow;
}

/** An empty range marks the character after it, and at the end the one before. */
function marksOf(findings: FindingRow[], start: number, length: number): Mark[] {
  return findings.flatMap((finding) => {
    const range = finding.place.range;
    if (!range || length === 0) return [];
    const from = range.start - start;
    const to = Math.max(range.end - start, from + 1);
    if (to <= 0 || from > length) return [];
    return [{ finding, start: Math.min(from, length - 1), end: to }];
  });
}

function visible(point: string, marked: boolean): { text: string; code?: string } {
  if (SPACE.test(point) || !INVISIBLE.test(point)) return { text: point };
  if (!marked && !TURNS_LINES.test(point)) return { text: point };
  const code = (point.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { text: point, code: `U+${code}` };
}

const same = (a: FindingRow[], b: FindingRow[]) => a.length === b.length && a.every((row, i) => row === b[i]);
