import { describe, expect, test } from 'vitest';
import type { FindingRow } from '../../ipc/api.gen';
import { markup } from './markup';
import { revealed, segments } from './segments';

function finding(id: string, start: number, end: number): FindingRow {
  const range = { start, end, line: 1, column: start + 1, endLine: 1, endColumn: end + 1 };
  const place = { file: 'a.md', readable: true, pointer: null, range };
  return {
    id,
    code: 'files/hidden-characters',
    severity: 'error',
    master: null,
    place,
    params: {},
    quote: null,
  };
}

const shown = (text: string, start: number, findings: FindingRow[]) =>
  segments(text, start, findings).map((run) => [
    run.code ?? run.text,
    run.findings.map(({ id }) => id).join(''),
  ]);

describe('segments', () => {
  test.each<[string, string, number, FindingRow[], [string, string][]]>([
    ['no finding, one run', '定慧一體', 0, [], [['定慧一體', '']]],
    [
      'a word in the middle',
      '定慧一體',
      10,
      [finding('a', 11, 13)],
      [
        ['定', ''],
        ['慧一', 'a'],
        ['體', ''],
      ],
    ],
    [
      'places count code points, not UTF-16',
      '𠮷慧體',
      0,
      [finding('a', 1, 2)],
      [
        ['𠮷', ''],
        ['慧', 'a'],
        ['體', ''],
      ],
    ],
    [
      'findings that overlap',
      'abcd',
      0,
      [finding('a', 0, 2), finding('b', 1, 3)],
      [
        ['a', 'a'],
        ['b', 'ab'],
        ['c', 'b'],
        ['d', ''],
      ],
    ],
    [
      'an empty range marks the next character',
      'ab',
      0,
      [finding('a', 1, 1)],
      [
        ['a', ''],
        ['b', 'a'],
      ],
    ],
    [
      'at the end the last one',
      'ab',
      0,
      [finding('a', 2, 2)],
      [
        ['a', ''],
        ['b', 'a'],
      ],
    ],
    ['a finding elsewhere', 'ab', 0, [finding('a', 7, 9)], [['ab', '']]],
    [
      'a marked character nobody can see',
      '嫌\u200b揀',
      0,
      [finding('a', 1, 2)],
      [
        ['嫌', ''],
        ['U+200B', 'a'],
        ['揀', ''],
      ],
    ],
    [
      'what turns lines around is always shown',
      'a\u202eb',
      0,
      [],
      [
        ['a', ''],
        ['U+202E', ''],
        ['b', ''],
      ],
    ],
    ['a joiner that scripts need is left alone', 'क\u200dष', 0, [], [['क\u200dष', '']]],
    ['a variation selector after Han is not drawn', '辻\u{e0100}a', 0, [], [['辻a', '']]],
  ])('%s', (_, text, start, findings, wanted) => {
    expect(shown(text, start, findings)).toEqual(wanted);
  });

  test('quiet runs are left out unless a finding is about them', () => {
    const text = '> **定**慧';
    const quiet = markup(text);
    expect(segments(text, 0, [], quiet).map((run) => run.text)).toEqual(['定慧']);
    expect(segments(text, 0, [finding('a', 2, 4)], quiet).map((run) => run.text)).toEqual(['**', '定慧']);
  });
});

test('revealed writes codes for what nobody can see', () => {
  expect(revealed('a\u200bb\n')).toBe('aU+200Bb\n');
});

test('markup finds quote signs, bold, code and link targets, in code points', () => {
  const runs = (text: string) =>
    markup(text).map((run) => Array.from(text).slice(run.start, run.end).join(''));
  expect(runs('> 𠮷\n> **b** `c`')).toEqual(['> ', '> ', '**', '**', '`', '`']);
  expect(runs('[【a】](https://fojin.app/texts/1)')).toEqual(['(https://fojin.app/texts/1)']);
  expect(runs('a\n---\nb')).toEqual(['---']);
  expect(runs('a > b (c) --')).toEqual([]);
});
