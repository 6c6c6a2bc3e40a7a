/** The table of keys: what the page does on which press. The cheat sheet prints it. */
import { tick } from 'svelte';
import { editing, findings, layers, open, place, reload, selection, step } from '../shared/desk/desk.svelte';
import { TABS, type Tab } from '../shared/desk/place.svelte';
import type { Shortcut } from '../shared/keys/shortcuts';

const PANES = ['.masters [role=listbox]', 'main', 'aside'];

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['Ctrl+k', 'Ctrl+p'], words: 'keys.quickOpen', run: () => layers.show('quick-open') },
  { keys: ['Ctrl+o'], words: 'keys.open', run: () => open('open_folder', {}) },
  { keys: ['F5', 'Ctrl+r'], words: 'keys.reload', run: reload },
  { keys: ['F8', 'n'], words: 'keys.next', run: () => step(1) },
  { keys: ['Shift+F8', 'p'], words: 'keys.previous', run: () => step(-1) },
  { keys: ['F2', 'x'], words: 'keys.explain', run: explain },
  { keys: ['Ctrl+e', 'e'], words: 'keys.edit', run: edit },
  { keys: ['Ctrl+s'], words: 'keys.save', run: () => editing.flush() },
  { keys: ['Ctrl+z'], words: 'keys.undo', fields: true, run: () => editing.undo() },
  { keys: ['Ctrl+Shift+z', 'Ctrl+y'], words: 'keys.redo', fields: true, run: () => editing.redo() },
  { keys: ['Ctrl+h'], words: 'keys.history', run: () => layers.showHistory(null) },
  { keys: ['Ctrl+f', '/'], words: 'keys.filter', run: () => focus('#masters-filter') },
  { keys: ['F6'], words: 'keys.pane', run: nextPane },
  ...TABS.map((tab, at): Shortcut => ({
    keys: [`Alt+${at + 1}`],
    words: `tab.${tab}`,
    run: () => goToTab(tab),
  })),
  { keys: ['Ctrl+,'], words: 'keys.settings', run: () => layers.show('settings') },
  { keys: ['F1', '?'], words: 'keys.cheatSheet', run: () => layers.show('cheat-sheet') },
];

/** Explains the finding being looked at. */
function explain(): void {
  const row = findings.rows.find(({ id }) => id === findings.current);
  if (row) layers.explain(row.code);
}

/** From reading to editing and back; the focus comes back to the switch. */
async function edit(): Promise<void> {
  const button = document.querySelector<HTMLElement>('.edit-switch');
  if (!button) return;
  place.switchEdit();
  await tick();
  if (document.activeElement === document.body) button.focus();
}

function goToTab(tab: Tab): void {
  if (selection.slug) place.go(tab);
}

function focus(css: string): void {
  document.querySelector<HTMLElement>(css)?.focus();
}

/** From list to text to findings and round again. */
function nextPane(): void {
  const panes = PANES.flatMap((css) => document.querySelector<HTMLElement>(css) ?? []);
  const here = panes.findIndex((pane) => pane.contains(document.activeElement));
  panes[(here + 1) % panes.length]?.focus();
}
