/** The places of a difference that can be restored one by one. */
import { expect, test } from 'vitest';
import type { Segment } from '../../ipc/api.gen';
import { hunksOf } from './history.state.svelte';

const same = (text: string): Segment => ({ kind: 'same', text, hunk: null });
const removed = (text: string, hunk: number): Segment => ({ kind: 'removed', text, hunk });
const added = (text: string, hunk: number): Segment => ({ kind: 'added', text, hunk });

test('every hunk has its words and some around it', () => {
  const far = '遠'.repeat(100);
  const hunks = hunksOf([
    same(`${far}至道`),
    removed('無', 0),
    added('无', 0),
    same(`難${far}`),
    added('唯', 1),
  ]);
  expect(hunks.map(({ number }) => number)).toEqual([0, 1]);
  expect(hunks[0]?.segments.map(({ text }) => text)).toEqual([
    `${'遠'.repeat(22)}至道`,
    '無',
    '无',
    `難${'遠'.repeat(23)}`,
  ]);
  expect(hunks[1]?.segments.map(({ text }) => text)).toEqual(['遠'.repeat(24), '唯']);
});

test('where nothing differs there are none', () => {
  expect(hunksOf([same('至道無難')])).toEqual([]);
});
