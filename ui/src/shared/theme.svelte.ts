/** Light, dark, or as the system has it. The choice is drawn by `data-theme` on the root element. */
import type { Theme } from '../ipc/api.gen';

class ThemeState {
  chosen = $state<Theme>('system');
  #systemDark = $state(false);
  readonly shown: 'light' | 'dark' = $derived(
    this.chosen === 'system' ? (this.#systemDark ? 'dark' : 'light') : this.chosen,
  );

  /** Follows the system from now on. */
  follow(query: MediaQueryList = matchMedia('(prefers-color-scheme: dark)')): void {
    this.#systemDark = query.matches;
    query.addEventListener('change', (event) => (this.#systemDark = event.matches));
  }
}

export const theme = new ThemeState();
