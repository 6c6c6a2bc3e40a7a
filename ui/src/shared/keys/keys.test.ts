import { afterEach, expect, test, vi } from 'vitest';
import { guardComposition } from './composition';
import { pressed, printed, work, type Shortcut } from './shortcuts';

afterEach(() => document.body.replaceChildren());

function field(): HTMLInputElement {
  const input = document.createElement('input');
  document.body.append(input);
  return input;
}

function press(target: EventTarget, key: string, more: KeyboardEventInit = {}): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
}

test.each([
  ['Enter while composing', { isComposing: true }],
  ['Enter that the input method took', { keyCode: 229 }],
])('%s reaches nobody', (_, more) => {
  const stop = guardComposition(window);
  const seen = vi.fn();
  const input = field();
  input.addEventListener('keydown', seen);
  press(input, 'Enter', more);
  expect(seen).not.toHaveBeenCalled();
  press(input, 'Enter');
  expect(seen).toHaveBeenCalledTimes(1);
  stop();
});

test('the key that ends a composition reaches nobody', () => {
  const stop = guardComposition(window);
  const seen = vi.fn();
  const input = field();
  input.addEventListener('keydown', seen);
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  press(input, 'Enter');
  expect(seen).not.toHaveBeenCalled();
  stop();
});

test.each<[string, KeyboardEventInit, string]>([
  ['K', { ctrlKey: true }, 'Ctrl+k'],
  ['Z', { ctrlKey: true, shiftKey: true }, 'Ctrl+Shift+z'],
  ['F8', { shiftKey: true }, 'Shift+F8'],
  ['?', { shiftKey: true }, '?'],
  ['1', { altKey: true }, 'Alt+1'],
])('%s is named %o', (key, more, name) => {
  expect(pressed(new KeyboardEvent('keydown', { key, ...more }))).toBe(name);
});

test('keys are written for people', () => {
  expect(['Ctrl+k', 'Shift+F8', 'n', '?', 'Ctrl+,'].map(printed)).toEqual([
    'Ctrl K',
    'Shift F8',
    'N',
    '?',
    'Ctrl ,',
  ]);
});

test('keys that stand alone do nothing in a field, and nothing when switched off', () => {
  const run = vi.fn();
  const shortcuts: Shortcut[] = [{ keys: ['F8', 'n'], words: 'keys.next', run }];
  const worked: boolean[] = [];
  const listen = (single: boolean) => (event: Event) =>
    worked.push(work(shortcuts, event as KeyboardEvent, single));
  const on = listen(true);
  window.addEventListener('keydown', on);
  press(field(), 'n');
  press(field(), 'F8');
  press(document.body, 'n');
  window.removeEventListener('keydown', on);
  window.addEventListener('keydown', listen(false), { once: true });
  press(document.body, 'n');
  expect(worked).toEqual([false, true, true, false]);
  expect(run).toHaveBeenCalledTimes(2);
});
