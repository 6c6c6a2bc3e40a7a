/** What is chosen of a conflict makes the text that is saved. */
import { expect, test } from 'vitest';
import type { MergePart } from '../../ipc/api.gen';
import { Choices } from './choices.svelte';

const PARTS: MergePart[] = [
  { kind: 'clean', text: '一' },
  { kind: 'conflict', base: '二', ours: '甲', theirs: '乙', difference: [] },
  { kind: 'clean', text: '三' },
  { kind: 'conflict', base: '', ours: '丙', theirs: '', difference: [] },
];

test('every stretch must be chosen of', () => {
  const choices = new Choices(PARTS);
  expect(choices.open).toBe(2);
  expect(choices.result()).toBe('一甲三丙');
  choices.choose(1, 'theirs');
  expect(choices.open).toBe(1);
  choices.choose(3, 'theirs');
  expect(choices.open).toBe(0);
  expect(choices.result()).toBe('一乙三');
});

test('both follow each other, and a choice can be edited by hand', () => {
  const choices = new Choices(PARTS);
  choices.choose(1, 'both');
  choices.choose(3, 'mine');
  expect(choices.result()).toBe('一甲乙三丙');
  choices.choose(1, 'hand');
  expect(choices.typed(1)).toBe('甲乙');
  choices.type(1, '丁');
  expect(choices.result()).toBe('一丁三丙');
});
