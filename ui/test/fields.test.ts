/** The words of the fields of `meta.json`: every field of the published schema has them, in every language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../src/features/meta/schema';

type Words = Record<string, { label: string; help?: string }>;
const TAGS = ['en', 'zh-Hans', 'zh-Hant'];
const read = (tag: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../messages/fields/${tag}.json`), 'utf8')) as Words;

test.each(TAGS)('%s has words for every field of the schema, and for no other', (tag) => {
  const words = read(tag);
  expect(Object.keys(words).sort()).toEqual(paths().sort());
  for (const [path, { label, help }] of Object.entries(words)) {
    expect([path, label.trim()]).not.toEqual([path, '']);
    expect([path, help?.trim()]).not.toEqual([path, '']);
  }
});
