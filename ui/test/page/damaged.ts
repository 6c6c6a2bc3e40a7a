/** Copies of the sample masters, damaged in known ways; and folders of many masters. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLES } from './browser';

/** A folder of masters that is gone after the tests. */
export interface Folder {
  path: string;
  remove(): void;
}

function folder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'colophon-masters-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The samples as they are. */
export function samples(): Folder {
  const copy = folder();
  cpSync(SAMPLES, copy.path, { recursive: true });
  return copy;
}

/** The samples with a zero-width space in a line of scripture, and a source that is declared twice. */
export function damagedSamples(): Folder {
  const copy = samples();
  edit(join(copy.path, 'master-sengcan/sources/xinxinming-excerpts.md'), (text) =>
    text.replace('唯嫌揀擇', '唯嫌\u200b揀擇'),
  );
  edit(join(copy.path, 'master-sengcan/meta.json'), (text) => {
    const meta = JSON.parse(text) as { sources: unknown[] };
    meta.sources.push(meta.sources[0]);
    return JSON.stringify(meta, null, 2);
  });
  return copy;
}

/** The samples as they are, in a folder that may be written. */
export function copiedSamples(): Folder {
  const copy = folder();
  cpSync(SAMPLES, copy.path, { recursive: true });
  return copy;
}

/** `count` masters, each with nothing but a name. */
export function manyMasters(count: number): Folder {
  const many = folder();
  for (let i = 1; i <= count; i += 1) {
    const slug = `sample-${String(i).padStart(4, '0')}`;
    mkdirSync(join(many.path, `master-${slug}`));
    writeFileSync(join(many.path, `master-${slug}/meta.json`), JSON.stringify({ slug, name: `法师 ${i}` }));
  }
  return many;
}

/** Changes `find` in a file of `path`; fails where it does not stand there. */
export function put(path: string, file: string, find: string, to: string): void {
  edit(join(path, file), (text) => text.replace(find, to));
}

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`nothing to damage in ${file}`);
  writeFileSync(file, after);
}
