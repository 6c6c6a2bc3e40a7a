/** From a selection in a text to a passage of a master. */
import type { Edit, PassageFields, TextPage } from '../../ipc/api.gen';

const TOPIC = 12;

/** A selection: the block it begins in, and its code points there. */
export interface Chosen {
  block: number;
  start: number;
  end: number;
}

/** The edit that writes what is chosen into the excerpts of `master`. */
export function excerptOf(page: TextPage, chosen: Chosen, master: string): Edit | null {
  const block = page.blocks[chosen.block - page.first];
  if (!block) return null;
  const words = [...block.text].slice(chosen.start, chosen.end).join('').trim();
  if (words === '') return null;
  const lineAt = (at: number) => block.lines.filter(([start]) => start <= at).at(-1)?.[1] ?? null;
  const passage: PassageFields = {
    topic: topicOf(words),
    words,
    juan: block.juan,
    first: lineAt(chosen.start),
    last: lineAt(Math.max(chosen.start, chosen.end - 1)),
    link: null,
  };
  const { work, title, licence } = page.text;
  const rights = licence && {
    corpus: null,
    licence,
    accessed: null,
    redistribution: null,
    attribution: null,
  };
  const batch = {
    id: work,
    title: title ?? work,
    type: null,
    edition: null,
    rights: rights || null,
    passages: [passage],
  };
  return { kind: 'add-passages', master, batches: [batch], near: true };
}

/** The first words, up to a mark of punctuation. */
export function topicOf(words: string): string {
  const first = words.match(/[\p{L}\p{N} ]+/u)?.[0] ?? words;
  return [...first.trim()].slice(0, TOPIC).join('');
}
