/** Which masters the list shows, and where its keys lead. */
import type { MasterRow } from '../../ipc/api.gen';

const PAGE = 10;

export class MastersList {
  filter = $state('');
  readonly #rows: () => MasterRow[];

  constructor(rows: () => MasterRow[]) {
    this.#rows = rows;
  }

  /** Every master. */
  get all(): MasterRow[] {
    return this.#rows();
  }

  /** Those of whose names and schools the filter is a part. */
  readonly shown = $derived.by(() => {
    const wanted = this.filter.trim().toLocaleLowerCase();
    if (!wanted) return this.#rows();
    return this.#rows().filter((row) => described(row).includes(wanted));
  });

  /** How many have an error or a warning. */
  readonly inNeed = $derived.by(
    () => this.#rows().filter((row) => row.counts.errors + row.counts.warnings > 0).length,
  );

  /** The row that `key` leads to from row `at` (−1: the whole folder); `null` where it is no key of the list. */
  after(key: string, at: number): number | null {
    const last = this.shown.length - 1;
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + PAGE,
      PageUp: at - PAGE,
      Home: 0,
      End: last,
    };
    const next = steps[key];
    if (next === undefined) return null;
    return Math.max(key === 'ArrowUp' ? -1 : 0, Math.min(next, last));
  }
}

function described(row: MasterRow): string {
  return [row.name, row.slug, row.school, row.tradition, row.era].join('\n').toLocaleLowerCase();
}
