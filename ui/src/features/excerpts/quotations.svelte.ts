/** What the library says of the quotations of the master that is shown. */
import type { QuotationRow } from '../../ipc/api.gen';
import { call } from '../../ipc/client';

export class Quotations {
  rows = $state.raw<QuotationRow[]>([]);
  /** What was asked last; an answer to an earlier question is not wanted any more. */
  #asked = 0;

  async ask(slug: string): Promise<void> {
    const turn = (this.#asked += 1);
    const rows = await call('quotations', { slug });
    if (turn === this.#asked) this.rows = rows;
  }

  /** The verdict on the words from `start` to `end` of `file`. */
  about(file: string, start: number, end: number): QuotationRow | undefined {
    return this.rows.find((row) => row.file === file && row.range.start >= start && row.range.start < end);
  }
}

/** Those of the master that is shown. */
export const quotations = new Quotations();
