/** What lies over the page: at most one of these at a time. */
import type { FileRef } from '../../ipc/api.gen';

export type Layer =
  | 'quick-open'
  | 'cheat-sheet'
  | 'settings'
  | 'explanation'
  | 'change'
  | 'new-master'
  | 'duplicate-master'
  | 'rename-master'
  | 'shelf'
  | 'new-file'
  | 'rename-file'
  | 'history'
  | 'library'
  | 'import';

export class Layers {
  shown = $state<Layer | null>(null);
  /** The check the explanation is about. */
  code = $state('');
  /** The master that is duplicated or renamed. */
  slug = $state('');

  /** The file whose history is shown; all files where there is none. */
  file = $state.raw<FileRef | null>(null);

  show(layer: Layer): void {
    this.shown = layer;
  }

  explain(code: string): void {
    this.code = code;
    this.shown = 'explanation';
  }

  /** Asks what the copy or the master `slug` itself is to be called. */
  name(layer: 'duplicate-master' | 'rename-master', slug: string): void {
    this.slug = slug;
    this.shown = layer;
  }

  /** Shows the history of `file`, or of the whole folder. */
  showHistory(file: FileRef | null): void {
    this.file = file;
    this.shown = 'history';
  }

  close(): void {
    this.shown = null;
  }
}
