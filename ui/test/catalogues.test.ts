/** The catalogues of the page: the same keys and parameters in every language, each used, none missing; and no words
 * for people outside of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import en from '../messages/en.json';
import zhHans from '../messages/zh-Hans.json';
import zhHant from '../messages/zh-Hant.json';

type Catalogue = Record<string, string>;
const CATALOGUES: [string, Catalogue][] = [
  ['en', en],
  ['zh-Hans', zhHans],
  ['zh-Hant', zhHant],
];
const SOURCE = join(import.meta.dirname, '../src');
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !/\.test\.ts$|api\.gen/.test(path))
  .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));
/** Keys made at run time begin with one of these. */
const MADE = [
  ...new Set(
    FILES.flatMap(({ text }) =>
      [...text.matchAll(/`([a-zA-Z]+(?:\.[a-zA-Z]+)*\.)\$\{/g)].map(([, start]) => start ?? ''),
    ),
  ),
];
const WRITTEN = new Set(
  FILES.flatMap(({ text }) => [...text.matchAll(/'([a-zA-Z]+(?:\.[a-zA-Z-]+)+)'/g)].map(([, key]) => key)),
);

const base = (key: string) => key.replace(/_(one|other)$/, '');
const params = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test.each(CATALOGUES)(
  '%s has the keys of English, with the same parameters, and no empty words',
  (_, catalogue) => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(catalogue)) {
      expect([key, params(text)]).toEqual([key, params((en as Catalogue)[key] ?? '')]);
      expect(text.trim(), key).not.toBe('');
    }
  },
);

test('forms for one and for many come in pairs', () => {
  const forms = Object.keys(en).filter((key) => key !== base(key));
  expect(forms.sort()).toEqual(
    [...new Set(forms.map(base))].flatMap((key) => [`${key}_one`, `${key}_other`]).sort(),
  );
});

test('every key is used', () => {
  const unused = Object.keys(en).filter(
    (key) => !WRITTEN.has(base(key)) && !MADE.some((start) => key.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

test('no words for people stand in the components', () => {
  const found = FILES.filter(({ path }) => path.endsWith('.svelte')).flatMap(({ path, text }) =>
    said(path, text),
  );
  expect(found).toEqual([]);
});

/** Text nodes and spoken attributes with a letter in them. Names of files and keys are no words. */
function said(path: string, text: string): string[] {
  const markup = text.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '');
  const bare = withoutExpressions(markup).replace(/<(kbd|code)[^>]*>[^<]*<\/\1>/g, '');
  const nodes = [...bare.matchAll(/>([^<>]*\p{L}[^<>]*)</gu)].map(([, node]) => node ?? '');
  const spoken = [...bare.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]*\p{L}[^"]*)"/gu)].map(
    ([, value]) => value ?? '',
  );
  return [...nodes, ...spoken].map((words) => `${path}: ${words.trim()}`);
}

/** The markup without `{…}`, however deep. */
function withoutExpressions(markup: string): string {
  let depth = 0;
  let out = '';
  for (const char of markup) {
    if (char === '{') depth += 1;
    if (depth === 0) out += char;
    if (char === '}') depth -= 1;
  }
  return out;
}

test('Taiwan words, not mainland words in traditional letters', () => {
  const mainland = /文件|默認|標識符|鏈接|字符|搜索|列表|設置|軟件|程序|字段|保存|打開|數據|信息|“|”/;
  const found = Object.entries(zhHant as Catalogue).filter(([, text]) => mainland.test(text));
  expect(found).toEqual([]);
});
