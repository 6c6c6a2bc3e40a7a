/** The fields of a source, as they are sent back, and what is known of them. */
import type { Identified, Rights, SourceFields, SourceRow } from '../../ipc/api.gen';

/** The type of a source whose identifier says nothing about it. */
const UNTYPED = 'compiled_teaching';

/** Types of sources in use. */
export const TYPES = [
  'cbeta',
  'tibetan_canon',
  'kadam_corpus',
  'tibetan_treatise',
  'pali_canon',
  'pali_commentary',
  'pali_treatise',
  'compiled_teaching',
] as const;

export const REDISTRIBUTION = ['yes', 'non-commercial', 'excerpt-only', 'no'] as const;

const NO_RIGHTS: Rights = {
  corpus: null,
  licence: null,
  accessed: null,
  redistribution: null,
  attribution: null,
};

/** A source as it stands. */
export function fieldsOf(row: SourceRow): SourceFields {
  const { id, title, note, rights } = row;
  return { type: row.kind ?? '', id: id ?? '', title: title ?? '', note, rights };
}

/** A source as an identifier alone makes it: its type and title as far as they are known. */
export function declared(id: string, known: Identified | null): SourceFields {
  return { type: known?.kind ?? UNTYPED, id, title: known?.title ?? '', note: null, rights: null };
}

/** `rights` with one field changed; none where nothing is left in it. */
export function withRight(rights: Rights | null, key: keyof Rights, text: string): Rights | null {
  const changed = { ...(rights ?? NO_RIGHTS), [key]: text.trim() === '' ? null : text };
  return Object.values(changed).some((value) => value !== null) ? changed : null;
}

/** In how many places a source is used. */
export const uses = (row: SourceRow): number =>
  row.excerpted.length + row.tested.length + row.cited.length + row.referenced.length;
