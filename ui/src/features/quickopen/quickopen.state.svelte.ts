/** What quick open is asked and has found, and which hit is chosen. */
import type { Hit } from '../../ipc/api.gen';
import { call } from '../../ipc/client';

const LIMIT = 50;

export class QuickOpenSearch {
  query = $state('');
  hits = $state.raw<Hit[]>([]);
  at = $state(0);
  #asked = 0;

  readonly hit = $derived(this.hits[this.at]);

  /** Finds what `query` is a part of; an answer that comes late is not shown. */
  async ask(query: string): Promise<void> {
    const asked = ++this.#asked;
    const hits = query.trim() === '' ? [] : await call('quick_open', { query, limit: LIMIT });
    if (asked !== this.#asked) return;
    this.hits = hits;
    this.at = 0;
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
