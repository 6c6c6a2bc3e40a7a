import { expect, test } from 'vitest';
import { at, objectOf, placed, pointer } from './meta.svelte';
import { blank, fits, kindOf, META, property, resolved, type Schema } from './schema';

test('what a value stands in is made with it where it is missing', () => {
  const value = { style: { all: 'x' }, list: [{ q: 1 }] };
  expect(placed(value, ['style', 'qa'], 'y')).toEqual({ pointer: '/style/qa', value: 'y' });
  expect(placed({}, ['style', 'qa'], 'y')).toEqual({ pointer: '/style', value: { qa: 'y' } });
  expect(placed(value, ['list', 0, 'why'], 'y')).toEqual({ pointer: '/list/0/why', value: 'y' });
  expect(placed(null, ['name'], 'y')).toEqual({ pointer: '/name', value: 'y' });
});

test('keys are written into pointers, and found again, as they are', () => {
  expect(pointer(['a/b~c', 0])).toBe('/a~1b~0c/0');
  expect(at({ 'a/b': [1, { x: 2 }] }, ['a/b', 1, 'x'])).toBe(2);
  expect(at({}, ['toString'])).toBeUndefined();
});

test.each([
  ['\uFEFF{"name": "x"}', { name: 'x' }],
  ['[]', null],
  ['{', null],
  ['', null],
])('%j is the object %j', (text, wanted) => {
  expect(objectOf(text)).toEqual(wanted);
});

test.each<[string, string]>([
  ['name', 'string'],
  ['languages', 'strings'],
  ['style', 'object'],
  ['lore_triggers', 'objects'],
  ['fojin_entity_id', 'number'],
])('%s is shown as %s', (key, kind) => {
  expect(kindOf(property(META, key) ?? {})).toBe(kind);
});

test('a value of another kind is left to raw JSON', () => {
  expect(fits('strings', ['a', 'b'])).toBe(true);
  expect(fits('strings', ['a\nb'])).toBe(false);
  expect(fits('strings', ['a', 1])).toBe(false);
  expect(fits('number', null)).toBe(false);
  expect(fits('string', undefined)).toBe(true);
  expect(fits('raw', undefined)).toBe(false);
});

test('a new item begins with what it must have', () => {
  const item: Schema = resolved(property(META, 'lore_triggers')?.items ?? {});
  expect(blank(item)).toEqual({ keys: [], content: '', source_ref: '' });
});
