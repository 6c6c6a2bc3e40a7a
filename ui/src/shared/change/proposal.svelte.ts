/** A change set that is shown before it is made; one at a time, over the page. */
import type { Edit } from '../../ipc/api.gen';
import { layers } from '../desk/desk.svelte';
import { make } from './make';
import { Preview } from './preview.svelte';

class Proposal {
  readonly preview = new Preview();
  #edit: Edit | null = null;
  #answer: (made: boolean) => void = () => undefined;

  /** Shows what `edit` would change; says whether it was made. */
  async offer(edit: Edit): Promise<boolean> {
    this.#answer(false);
    this.#edit = edit;
    layers.show('change');
    void this.preview.ask(edit);
    return new Promise((answer) => (this.#answer = answer));
  }

  /** Makes it as it is shown. */
  async accept(): Promise<void> {
    const { view } = this.preview;
    if (!this.#edit || !view || view.files.length === 0) return;
    const applied = await make(this.#edit, view.digest);
    this.#end(applied !== null);
  }

  /** Leaves everything as it is. */
  readonly refuse = (): void => this.#end(false);

  #end(made: boolean): void {
    this.#edit = null;
    layers.close();
    this.#answer(made);
    this.#answer = () => undefined;
  }
}

export const proposal = new Proposal();
