import { expect, test } from 'vitest';
import type { Segment } from '../../ipc/api.gen';
import { shorten } from './shorten';

const same = (text: string): Segment => ({ kind: 'same', text, hunk: null });
const added: Segment = { kind: 'added', text: '新', hunk: 0 };

test('words far from a change are left out, those near it are kept', () => {
  const pieces = shorten([
    same('甲'.repeat(500)),
    added,
    same('乙'.repeat(500)),
    added,
    same('丙'.repeat(20)),
  ]);
  expect(pieces).toEqual([
    { kind: 'gap' },
    { kind: 'same', text: '甲'.repeat(60) },
    added,
    { kind: 'same', text: '乙'.repeat(60) },
    { kind: 'gap' },
    { kind: 'same', text: '乙'.repeat(60) },
    added,
    same('丙'.repeat(20)),
  ]);
});

test('characters beyond the basic plane are not cut in two', () => {
  const pieces = shorten([same('𠮷'.repeat(200)), added]);
  expect(pieces[1]).toEqual({ kind: 'same', text: '𠮷'.repeat(60) });
});

test('what is short stays whole', () => {
  expect(shorten([same('至道無難'), added])).toEqual([same('至道無難'), added]);
});

test('lines are left out whole', () => {
  const line = (text: string) => `  "${text}": 1,\n`;
  const pieces = shorten([added, same(line('a') + line('b').repeat(30) + line('c')), added]);
  expect(pieces).toEqual([
    added,
    { kind: 'same', text: (line('a') + line('b').repeat(5)).slice(0, -1) },
    { kind: 'gap' },
    { kind: 'same', text: line('b').repeat(4) + line('c') },
    added,
  ]);
});
