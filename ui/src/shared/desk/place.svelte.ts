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

export class Place {
  tab = $state<Tab>('overview');
  file = $state<string | null>(null);
  target = $state.raw<Target | null>(null);

  /** Goes to `tab`, and there to the words of `target` in `file`. */
  go(tab: Tab, file: string | null = null, target: Target | null = null): void {
    this.tab = tab;
    this.file = file;
    this.target = target;
  }
}
