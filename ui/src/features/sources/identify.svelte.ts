/** What an identifier means, asked for while it is typed. */
import type { Identified } from '../../ipc/api.gen';
import { call } from '../../ipc/client';
import { workspace } from '../../shared/desk/desk.svelte';

/** A pause in typing after which the service is asked, in milliseconds. */
const PAUSE = 150;

export class Identify {
  text = $state('');
  /** What the text means; none while it is not known. */
  known = $state.raw<Identified | null>(null);
  #asked = 0;
  readonly #master: string;

  constructor(master: string, text = '') {
    this.#master = master;
    this.text = text;
  }

  /** Asks after a pause what `text` means; returns the way to give up, for an effect that runs with every letter. */
  askSoon(text: string): () => void {
    const asked = ++this.#asked;
    this.known = null;
    const timer = setTimeout(() => void this.#ask(text, () => asked === this.#asked), PAUSE);
    return () => clearTimeout(timer);
  }

  /** What the text means, asked for at once. */
  async now(): Promise<Identified | null> {
    const asked = ++this.#asked;
    await this.#ask(this.text, () => asked === this.#asked);
    return this.known;
  }

  async #ask(text: string, wanted: () => boolean): Promise<void> {
    if (text.trim() === '') return;
    try {
      const known = await call('identify', { text, master: this.#master });
      if (wanted()) this.known = known;
    } catch (refused) {
      workspace.complain(refused);
    }
  }
}
