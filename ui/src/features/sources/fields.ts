/** The fields of a source, as they are sent back, and what is known of them. */
import type { Identified, Rights, SourceFields, SourceRow } from '../../ipc/api.gen';

/** Types of sources, each with the family of identifiers it is usual for. */
export const TYPES: Readonly<Record<string, string | null>> = {
  cbeta: 'cbeta',
  tibetan_canon: 'toh',
  kadam_corpus: null,
  tibetan_treatise: null,
  pali_canon: 'sutta-central',
  pali_commentary: null,
  pali_treatise: 'pts',
  compiled_teaching: 'named',
};

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
  const usual = Object.entries(TYPES).find(([, family]) => family !== null && family === known?.family);
  const type = known?.family === 'bdrc' ? 'tibetan_canon' : (usual?.[0] ?? 'compiled_teaching');
  return { type, id, title: known?.title ?? '', note: null, rights: null };
}

/** `rights` with one field changed; none where nothing is left in it. */
export function withRight(rights: Rights | null, key: keyof Rights, text: string): Rights | null {
  const changed = { ...(rights ?? NO_RIGHTS), [key]: text.trim() === '' ? null : text };
  return Object.values(changed).some((value) => value !== null) ? changed : null;
}

/** In how many places a source is used. */
export const uses = (row: SourceRow): number =>
  row.excerpted.length + row.tested.length + row.cited.length + row.referenced.length;
