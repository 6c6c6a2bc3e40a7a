/** The master being looked at, with its texts and findings; no master means the folder as a whole. */
import type { ExcerptView, FindingRow, MasterPage } from '../../ipc/api.gen';
import { call } from '../../ipc/client';

/** The most findings that are drawn into texts; the panel shows the rest. */
const MARKED = 1000;

export class Selection {
  slug = $state<string | null>(null);
  page = $state.raw<MasterPage | null>(null);
  excerpts = $state.raw<ExcerptView[]>([]);
  findings = $state.raw<FindingRow[]>([]);
  #asked = 0;

  /** Shows the master `slug`, or the whole folder; `afresh` reads it again though it is shown already. */
  async select(slug: string | null, afresh = false): Promise<void> {
    if (slug === this.slug && !afresh && (slug === null || this.page)) return;
    const asked = ++this.#asked;
    this.slug = slug;
    const empty = { families: [], severities: [], from: 0, count: MARKED };
    const [page, excerpts, findings] = slug
      ? await Promise.all([
          call('master', { slug }),
          call('excerpts', { slug }),
          call('findings', { ...empty, master: slug }),
        ])
      : [null, [], await call('findings', empty)];
    if (asked !== this.#asked) return;
    this.page = page;
    this.excerpts = excerpts;
    this.findings = findings.rows;
  }

  /** The findings about words of `file`. */
  inFile(file: string): FindingRow[] {
    return this.findings.filter((finding) => finding.place.file === file);
  }

  /** The findings about words of `file` between two code points. */
  within(file: string, start: number, end: number): FindingRow[] {
    return this.inFile(file).filter(
      ({ place: { range } }) =>
        range && range.start < Math.max(end, start + 1) && Math.max(range.end, range.start + 1) > start,
    );
  }
}
