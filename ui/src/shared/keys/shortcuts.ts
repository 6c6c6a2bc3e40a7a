/** Keys of the page: how a press is named, and which presses belong to a text field instead. */
import type { Key } from '../i18n/words.svelte';

/** One thing a key does; `words` says what. */
export interface Shortcut {
  keys: readonly string[];
  words: Key;
  /** Whether the key is the field's own while one types in a field. */
  fields?: boolean;
  run: () => unknown;
}

/** The name of a press: modifiers in a fixed order, then the key; `Ctrl+k`, `Shift+F8`, `?`. */
export function pressed(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const typed = event.key.length === 1;
  const held = [
    event.ctrlKey || event.metaKey ? 'Ctrl+' : '',
    event.altKey ? 'Alt+' : '',
    event.shiftKey && (!typed || event.ctrlKey || event.metaKey) ? 'Shift+' : '',
  ];
  return held.join('') + key;
}

/** How a key is written for people. */
export function printed(key: string): string {
  return key
    .replace(/(^|\+)([a-z])$/, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll('+', ' ');
}

/** Whether a key stands alone, without a modifier and not as a function key. */
export const single = (key: string): boolean => Array.from(key).length === 1;

/** Whether the press would type into a field. */
export function types(event: KeyboardEvent): boolean {
  const target = event.target;
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]')
  );
}

/** Runs what the press stands for, unless it types into a field or has been taken; says whether there was anything. */
export function work(shortcuts: readonly Shortcut[], event: KeyboardEvent, singleKeys: boolean): boolean {
  const press = pressed(event);
  if (event.defaultPrevented) return false;
  if (single(press) && (!singleKeys || types(event))) return false;
  const shortcut = shortcuts.find(({ keys }) => keys.includes(press));
  if (!shortcut || (shortcut.fields && types(event))) return false;
  event.preventDefault();
  void shortcut.run();
  return true;
}
