/** The findings asked for, in the order of all reports, and the one being looked at. */
import type { FamilyCount, FindingRow, SeverityName } from '../../ipc/api.gen';
import { call } from '../../ipc/client';

const STEP = 500;
/** No answer gives more. */
const MOST = 1000;

export class Findings {
  /** Findings of one master, or of the whole folder. */
  master = $state<string | null>(null);
  families = $state<string[]>([]);
  severities = $state<SeverityName[]>([]);
  rows = $state.raw<FindingRow[]>([]);
  total = $state(0);
  byFamily = $state.raw<FamilyCount[]>([]);
  current = $state<string | null>(null);
  #asked = 0;

  /** Asks for the findings of `master` (all where none is given), by the families and severities chosen. */
  async list(master: string | null): Promise<void> {
    if (master !== this.master) this.families = [];
    this.master = master;
    const asked = ++this.#asked;
    const page = await this.#ask(0, Math.min(Math.max(STEP, this.rows.length), MOST));
    if (asked !== this.#asked) return;
    this.rows = page.rows;
    this.total = page.total;
    this.byFamily = page.families;
  }

  /** Shows only these families (all where empty). */
  async only(families: string[], severities: SeverityName[]): Promise<void> {
    this.families = families;
    this.severities = severities;
    await this.list(this.master);
  }

  /** Asks for more of the same. */
  async more(): Promise<void> {
    const asked = this.#asked;
    const page = await this.#ask(this.rows.length, STEP);
    if (asked === this.#asked) this.rows = [...this.rows, ...page.rows];
  }

  /** The finding `step` places after the present one; the first or last where there is none. */
  async beside(step: 1 | -1): Promise<FindingRow | undefined> {
    const here = this.rows.findIndex((row) => row.id === this.current);
    const next = here < 0 ? (step > 0 ? 0 : this.rows.length - 1) : here + step;
    if (next >= this.rows.length && this.rows.length < this.total) await this.more();
    return this.rows[next] ?? this.rows[step > 0 ? 0 : this.rows.length - 1];
  }

  #ask(from: number, count: number) {
    const { families, severities } = this;
    const scope = this.master === null ? {} : { master: this.master };
    return call('findings', { ...scope, families, severities, from, count });
  }
}
