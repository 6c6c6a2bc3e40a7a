/** Where in a master one is: tab, file, and the words that have just been gone to. */

/** The tabs of a master, in their order. */
export const TABS = ['overview', 'sources', 'excerpts', 'persona', 'tests', 'files'] as const;
export type Tab = (typeof TABS)[number];

/** Words to go to: those of a finding, a line of a file, or a passage. Each going is new, even to the same words. */
export interface Target {
  finding?: string;
  line?: number;
  passage?: number;
}

/** Frames to wait for words to become visible: a long list hides a row until it has measured it. */
const FRAMES = 30;

export class Place {
  #arrived: Target | null = null;
  tab = $state<Tab>('overview');
  file = $state<string | null>(null);
  target = $state.raw<Target | null>(null);
  /** Whether texts are edited, and not only read. */
  edit = $state(false);

  /** Goes to `tab`, and there to the words of `target` in `file`. */
  go(tab: Tab, file: string | null = null, target: Target | null = null): void {
    this.tab = tab;
    this.file = file;
    this.target = target;
  }

  /** From reading to editing, to the same words, and back. */
  switchEdit(): void {
    this.edit = !this.edit;
    this.target = this.target ? { ...this.target } : {};
  }

  /** Gives the focus to `node`, the words of the present target; once for each going, so that later scrolling is left
   * alone. Returns the way to give up. */
  arrive(node: HTMLElement, block: ScrollLogicalPosition = 'center'): () => void {
    const target = this.target;
    let frame = 0;
    const settle = (left: number) => {
      node.scrollIntoView({ block });
      node.focus({ preventScroll: true });
      if (document.activeElement === node) this.#arrived = target;
      else if (left > 0) frame = requestAnimationFrame(() => settle(left - 1));
    };
    if (target !== this.#arrived) settle(FRAMES);
    return () => cancelAnimationFrame(frame);
  }
}
