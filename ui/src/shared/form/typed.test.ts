import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Typed } from './typed.svelte';

let settled = '一';
let sent: string[] = [];
let takes = true;

beforeEach(() => {
  vi.useFakeTimers();
  settled = '一';
  sent = [];
  takes = true;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function typed(): Typed {
  return new Typed(
    () => settled,
    (text) => {
      sent.push(text);
      if (takes) settled = text;
      return Promise.resolve(takes);
    },
  );
}

function field(of: Typed): { node: HTMLInputElement; leave: () => void } {
  const node = document.createElement('input');
  document.body.append(node);
  return { node, leave: of.field(node) };
}

function type(node: HTMLInputElement, text: string): void {
  node.value = text;
  node.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

test('what is typed is shown at once and sent after a pause', async () => {
  const one = typed();
  const { node } = field(one);
  type(node, '一二');
  expect(one.shown).toBe('一二');
  await vi.advanceTimersByTimeAsync(499);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['一二']);
  settled = '三';
  flushSync();
  expect(one.shown).toBe('三');
});

test('typing without a pause is sent once a second', async () => {
  const { node } = field(typed());
  for (let i = 1; i <= 15; i += 1) {
    type(node, 'x'.repeat(i));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(sent).toEqual(['x'.repeat(10)]);
});

test('nothing is sent while an input method composes, and everything once it has composed', async () => {
  const { node } = field(typed());
  node.dispatchEvent(new CompositionEvent('compositionstart'));
  type(node, 'zhi');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([]);
  node.value = '至';
  node.dispatchEvent(new CompositionEvent('compositionend'));
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual(['至']);
});

test('leaving a field sends at once; what was not changed is not sent', async () => {
  const { node, leave } = field(typed());
  type(node, '一二');
  node.dispatchEvent(new FocusEvent('blur'));
  expect(sent).toEqual(['一二']);
  await vi.advanceTimersByTimeAsync(0);
  type(node, '一二');
  leave();
  expect(sent).toEqual(['一二']);
});

test('text that was refused stays in the field', async () => {
  takes = false;
  const one = typed();
  const { node } = field(one);
  type(node, '{');
  await vi.advanceTimersByTimeAsync(500);
  expect([sent, one.shown]).toEqual([['{'], '{']);
});
