import { expect, test } from 'vitest';
import { fits, read, withKey } from './keys';

test.each([
  ['q', '至道为什么说无难？', true],
  ['q', ['x'], false],
  ['must_cite', ['T48n2010'], true],
  ['must_cite', 'T48n2010', false],
  ['must_cite', ['T48n2010', 3], false],
  ['must_cite_per_round', false, true],
  ['must_cite_per_round', 'yes', false],
  ['boundary', undefined, true],
  ['unknown', 'x', false],
])('%s: %o can be shown in a field of its own: %s', (key, value, wanted) => {
  expect(fits(key, value)).toBe(wanted);
});

test('a key that says nothing is taken out, the others keep their order', () => {
  const value = { q: '一', boundary: 'crisis', x: 0.5 };
  expect(Object.entries(withKey(value, 'boundary', undefined))).toEqual([
    ['q', '一'],
    ['x', 0.5],
  ]);
  expect(Object.entries(withKey(value, 'q', '二'))).toEqual([
    ['q', '二'],
    ['boundary', 'crisis'],
    ['x', 0.5],
  ]);
});

test.each(['{"q": 1}', '[]', 'null', '"q"', '{"q": '])('the line %s is read or said to be none', (line) => {
  expect(read(line)).toEqual(line === '{"q": 1}' ? { q: 1 } : null);
});
