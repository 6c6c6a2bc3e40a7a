/** Findings about a value of a JSON file, by its pointer. */
import type { FindingRow } from '../../ipc/api.gen';

/** Those about the value itself. */
export function at(findings: readonly FindingRow[], pointer: string): FindingRow[] {
  return findings.filter(({ place }) => place.pointer === pointer);
}

/** Those about the value and about anything in it. */
export function under(findings: readonly FindingRow[], pointer: string): FindingRow[] {
  return findings.filter(
    ({ place }) => place.pointer === pointer || place.pointer?.startsWith(`${pointer}/`),
  );
}

/** A key or an index as it is written in a pointer. */
export const token = (key: string | number): string =>
  String(key).replaceAll('~', '~0').replaceAll('/', '~1');
