/** The front matter of a SKILL.md: its keys as they stand in the file, and the ways to change them. */
import type { FrontMatterView } from '../../ipc/api.gen';
import { call } from '../../ipc/client';
import { make } from '../../shared/change/make';

export class FrontMatter {
  view = $state.raw<FrontMatterView | null>(null);
  #asked = 0;

  constructor(readonly master: string) {}

  /** Asks what the file says now; an answer that comes late is not shown. */
  async ask(): Promise<void> {
    const asked = ++this.#asked;
    const view = await call('front_matter', { slug: this.master });
    if (asked === this.#asked) this.view = view;
  }

  /** Puts `value` under `key`; `null` takes the key out. Says whether it was taken. */
  async set(key: string, value: string | null): Promise<boolean> {
    return (await make({ kind: 'front-matter', master: this.master, key, value })) !== null;
  }
}
