/** What lies over the page: at most one of these at a time. */
export type Layer = 'quick-open' | 'cheat-sheet' | 'settings' | 'explanation';

export class Layers {
  shown = $state<Layer | null>(null);
  /** The check the explanation is about. */
  code = $state('');

  show(layer: Layer): void {
    this.shown = layer;
  }

  explain(code: string): void {
    this.code = code;
    this.shown = 'explanation';
  }

  close(): void {
    this.shown = null;
  }
}
