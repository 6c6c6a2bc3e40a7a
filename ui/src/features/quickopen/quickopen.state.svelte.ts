/** What quick open is asked and has found, and which hit is chosen. Commands come first, then what the service finds. */
import type { Hit } from '../../ipc/api.gen';
import { call } from '../../ipc/client';

const LIMIT = 50;

/** What one goes to or has done. */
export type Found = Hit | { kind: 'command'; label: string; detail: string; run: () => unknown };

export class QuickOpenSearch {
  query = $state('');
  hits = $state.raw<Found[]>([]);
  at = $state(0);
  #asked = 0;

  /** The commands there are, in words. */
  readonly #commands: () => Extract<Found, { kind: 'command' }>[];

  constructor(commands: () => Extract<Found, { kind: 'command' }>[]) {
    this.#commands = commands;
  }

  readonly hit = $derived(this.hits[this.at]);

  /** Finds what `query` is a part of; an answer that comes late is not shown. */
  async ask(query: string): Promise<void> {
    const asked = ++this.#asked;
    const hits = query.trim() === '' ? [] : await call('quick_open', { query, limit: LIMIT });
    if (asked !== this.#asked) return;
    this.hits = [...this.#commandsOf(query), ...hits];
    this.at = 0;
  }

  #commandsOf(query: string): Found[] {
    const wanted = query.trim().toLocaleLowerCase();
    if (wanted === '') return [];
    return this.#commands().filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
  }

  /** Chooses the hit that `key` leads to; says whether it is a key of the list. */
  moves(key: string): boolean {
    const last = this.hits.length - 1;
    if (key === 'ArrowDown') this.at = this.at >= last ? 0 : this.at + 1;
    else if (key === 'ArrowUp') this.at = this.at <= 0 ? Math.max(last, 0) : this.at - 1;
    else return false;
    return true;
  }
}
