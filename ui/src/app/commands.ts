/** The table of commands that quick open finds by their words. */
import { putAway } from '../shared/change/masters';
import { editing, layers, open, reload, selection } from '../shared/desk/desk.svelte';
import type { Command } from '../shared/desk/command';

export const COMMANDS: readonly Command[] = [
  { words: 'manage.newMenu', run: () => layers.show('new-master') },
  { words: 'manage.renameMenu', run: ofMaster((slug) => layers.name('rename-master', slug)) },
  { words: 'manage.duplicateMenu', run: ofMaster((slug) => layers.name('duplicate-master', slug)) },
  { words: 'manage.archiveMenu', run: ofMaster((slug) => putAway('archive-master', slug)) },
  { words: 'manage.trashMenu', run: ofMaster((slug) => putAway('trash-master', slug)) },
  { words: 'manage.shelfMenu', run: () => layers.show('shelf') },
  { words: 'library.menu', run: () => layers.show('library') },
  { words: 'import.menu', run: ofMaster(() => layers.show('import')) },
  { words: 'keys.history', run: () => layers.showHistory(null) },
  { words: 'keys.undo', run: () => editing.undo() },
  { words: 'keys.redo', run: () => editing.redo() },
  { words: 'keys.open', run: () => open('open_folder', {}) },
  { words: 'keys.reload', run: reload },
  { words: 'keys.settings', run: () => layers.show('settings') },
  { words: 'keys.cheatSheet', run: () => layers.show('cheat-sheet') },
];

/** Does something with the master that is shown; nothing where none is. */
function ofMaster(does: (slug: string) => unknown) {
  return () => (selection.slug === null ? undefined : does(selection.slug));
}
