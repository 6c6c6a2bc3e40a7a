/** The marks of the excerpt format (quote signs, rules, bold, code, link targets), which are no words of the text. */
import type { Run } from './segments';

const MARKUP = /^[ \t]*>[ \t]?|^-{3,}[ \t]*$|\*\*|`|(?<=\])\(https?:[^)\s]*\)/gmu;

/** Where they stand in `text`, in code points. */
export function markup(text: string): Run[] {
  const runs: Run[] = [];
  let units = 0;
  let points = 0;
  for (const match of text.matchAll(MARKUP)) {
    points += Array.from(text.slice(units, match.index)).length;
    const length = Array.from(match[0]).length;
    runs.push({ start: points, end: points + length });
    points += length;
    units = match.index + match[0].length;
  }
  return runs;
}
