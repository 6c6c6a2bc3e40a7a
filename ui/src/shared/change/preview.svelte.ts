/** What an edit would change, asked for while the edit is being written. */
import type { ApiError, ChangeSetView, Edit } from '../../ipc/api.gen';
import { call, Refused } from '../../ipc/client';
import { editing } from '../desk/desk.svelte';

/** A pause in typing after which the service is asked, in milliseconds. */
const PAUSE = 150;

export class Preview {
  /** The change set of the edit asked for last; none while it is not known. */
  view = $state.raw<ChangeSetView | null>(null);
  /** Why there is none. */
  problem = $state.raw<ApiError | null>(null);
  #asked = 0;

  /** Asks what `edit` would change; `null` asks nothing. An answer that comes late is not shown. */
  async ask(edit: Edit | null): Promise<void> {
    const asked = ++this.#asked;
    this.view = null;
    if (edit === null) this.problem = null;
    else await this.#answer(edit, () => asked === this.#asked);
  }

  /** Asks after a pause; returns the way to give up, for an effect that runs again with every letter. */
  askSoon(edit: Edit | null): () => void {
    this.#asked += 1;
    this.view = null;
    const timer = setTimeout(() => void this.ask(edit), PAUSE);
    return () => clearTimeout(timer);
  }

  async #answer(edit: Edit, wanted: () => boolean): Promise<void> {
    try {
      await editing.flush();
      const view = await call('preview_edit', { edit });
      if (!wanted()) return;
      this.view = view;
      this.problem = null;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      if (wanted()) this.problem = refused.error;
    }
  }
}
