/** Something the page does when it is asked by name. */
import type { Key } from '../i18n/words.svelte';

export interface Command {
  words: Key;
  run: () => unknown;
}
