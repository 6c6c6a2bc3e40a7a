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
  #here: (() => Target) | null = null;
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

  /** Has `here` say at which words one is, until the returned function is called. */
  stand(here: () => Target): () => void {
    this.#here = here;
    return () => {
      if (this.#here === here) this.#here = null;
    };
  }

  /** From reading to editing, and back, at the same words. */
  switchEdit(): void {
    const here = this.#here?.() ?? {};
    this.edit = !this.edit;
    this.target = here;
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
