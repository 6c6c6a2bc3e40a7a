/** The lines of one file, fetched in parts as they come into view. */
import type { Line } from '../../ipc/api.gen';
import { call, Refused } from '../../ipc/client';

const PART = 500;

export class FileLines {
  total = $state(0);
  /** Lines by number, from 1; a gap has not been fetched. */
  lines = $state.raw<(Line | undefined)[]>([]);
  /** Whether the file could be read. */
  readable = $state(true);
  ready = $state(false);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  readonly #asked = new Set<number>();

  constructor(
    readonly master: string | null,
    readonly file: string,
  ) {}

  /** Fetches the part that holds line `number`, unless that has been done. */
  async need(number: number): Promise<void> {
    const from = Math.floor((Math.max(number, 1) - 1) / PART) * PART + 1;
    if (this.#asked.has(from)) return;
    this.#asked.add(from);
    await this.#load(from);
  }

  /** Fetches again what has been fetched: the file may be another now. */
  async renew(): Promise<void> {
    await Promise.all(Array.from(this.#asked, (from) => this.#load(from)));
  }

  async #load(from: number): Promise<void> {
    const { file } = this;
    const owner = this.master === null ? {} : { master: this.master };
    try {
      const part = await call('file', { ...owner, file, from, count: PART });
      const lines =
        this.lines.length === part.total ? [...this.lines] : new Array<Line | undefined>(part.total);
      for (const line of part.lines) lines[line.number - 1] = line;
      this.total = part.total;
      this.lines = lines;
      this.readable = true;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.readable = false;
    }
    this.ready = true;
  }
}
