/** What lies over the page: at most one of these at a time. */
export type Layer =
  | 'quick-open'
  | 'cheat-sheet'
  | 'settings'
  | 'explanation'
  | 'change'
  | 'new-master'
  | 'duplicate-master'
  | 'rename-master'
  | 'shelf';

export class Layers {
  shown = $state<Layer | null>(null);
  /** The check the explanation is about. */
  code = $state('');
  /** The master that is duplicated or renamed. */
  slug = $state('');

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

  close(): void {
    this.shown = null;
  }
}
