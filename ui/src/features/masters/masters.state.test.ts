import { expect, test } from 'vitest';
import type { MasterRow } from '../../ipc/api.gen';
import { MastersList } from './masters.state.svelte';

const row = (slug: string, name: string, school: string | null, errors = 0): MasterRow => ({
  slug,
  name,
  school,
  tradition: null,
  era: null,
  kind: 'persona',
  layout: 'normal',
  counts: { errors, warnings: 0, infos: 3 },
  passages: 0,
  cases: 0,
  sources: 0,
});

const ROWS = [
  row('sengcan', '僧璨', '禅宗', 1),
  row('santideva', '寂天', '中观'),
  row('empty', 'Śāntideva', null),
];

test.each([
  ['', ['sengcan', 'santideva', 'empty']],
  [' 禅 ', ['sengcan']],
  ['SENG', ['sengcan']],
  ['śānt', ['empty']],
  ['nobody', []],
])('the filter %o shows %o', (filter, slugs) => {
  const list = new MastersList(() => ROWS);
  list.filter = filter;
  expect(list.shown.map(({ slug }) => slug)).toEqual(slugs);
});

test('infos need no work', () => {
  expect(new MastersList(() => ROWS).inNeed).toBe(1);
});

test.each<[string, number, number | null]>([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 2, 2],
  ['ArrowUp', 0, -1],
  ['PageDown', 0, 2],
  ['PageUp', 2, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 0, null],
])('%s from row %i leads to %o', (key, at, next) => {
  expect(new MastersList(() => ROWS).after(key, at)).toBe(next);
});
