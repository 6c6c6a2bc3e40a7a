/** Files of every manner come back byte for byte, and places are found in them. */
import { expect, test } from 'vitest';
import { shown, unitsAt, written } from './file_text';

test.each([
  ['', ''],
  ['a', 'a'],
  ['a\n', 'a\n'],
  ['a\r\nb\r\n', 'a\nb\n'],
  ['a\rb', 'a\nb'],
  ['\ufeffa\n', 'a\n'],
  ['\ufeff', ''],
  ['a\r\nb\nc\r\n\r', 'a\nb\nc\n\n'],
  ['\n\r\n\r\r\n', '\n\n\n\n'],
])('%j is shown as %j and written as it was', (file, text) => {
  const { text: got, manner } = shown(file);
  expect(got).toBe(text);
  expect(written(got, manner)).toBe(file);
});

test('new lines end as most lines of the file do', () => {
  const { text, manner } = shown('a\r\nb\r\nc\n');
  expect(written(text + 'd\n', manner)).toBe('a\r\nb\r\nc\nd\r\n');
});

test.each([
  ['abc', [0, 2, 3], [0, 2, 3]],
  ['\ufeffabc', [0, 1, 2], [0, 0, 1]],
  ['𠮷a𠮷', [0, 1, 2, 3], [0, 2, 3, 5]],
  ['a\r\nb', [1, 2, 3, 4], [1, 1, 2, 3]],
  ['a\r\nb', [9], [3]],
  ['a\rb\nc', [2, 4], [2, 4]],
])('in %j the code points %j are the units %j', (file, points, units) => {
  expect(unitsAt(file, points)).toEqual(units);
});
