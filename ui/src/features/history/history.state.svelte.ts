/** The steps of the workspace or of one file, newest first, fetched in parts; and the one being looked at. */
import type { FileRef, Revision, Segment, Side, StepRow } from '../../ipc/api.gen';
import { call } from '../../ipc/client';

const PART = 200;
/** How many rows before the end the next part is fetched. */
const AHEAD = 50;
const PAGE = 10;
/** Characters shown on each side of a change. */
const AROUND = 24;

export class Timeline {
  rows = $state.raw<StepRow[]>([]);
  at = $state(0);
  ready = $state(false);
  #more = false;
  #loading: Promise<void> | null = null;

  readonly step = $derived(this.rows[this.at]);

  constructor(readonly file: FileRef | null) {}

  /** Fetches the newest steps. */
  async begin(): Promise<void> {
    await this.#next();
    this.ready = true;
  }

  /** Fetches older steps when row `index` is near the end of those known. */
  async need(index: number): Promise<void> {
    if (this.#more && index + AHEAD >= this.rows.length) await this.#next();
  }

  /** The row that `key` leads to; `null` where it is no key of the list. The end is the oldest step of all. */
  async after(key: string): Promise<number | null> {
    if (key === 'End') while (this.#more) await this.#next();
    const last = this.rows.length - 1;
    const steps: Record<string, number> = {
      ArrowDown: this.at + 1,
      ArrowUp: this.at - 1,
      PageDown: this.at + PAGE,
      PageUp: this.at - PAGE,
      Home: 0,
      End: last,
    };
    const next = steps[key];
    if (next === undefined) return null;
    await this.need(next);
    return Math.max(0, Math.min(next, this.rows.length - 1));
  }

  #next(): Promise<void> {
    this.#loading ??= this.#load().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #load(): Promise<void> {
    const before = this.rows.at(-1)?.step;
    const page = await call('history', {
      count: PART,
      ...(this.file && { file: this.file }),
      ...(before !== undefined && { before }),
    });
    this.rows = [...this.rows, ...page.rows];
    this.#more = page.more;
  }
}

/** What a step did to one file, and how the file differs now from what it was. */
export class Looked {
  revision = $state.raw<Revision | null>(null);
  side = $state<Side>('before');
  /** The hunks chosen to be restored. */
  chosen = $state.raw<readonly number[]>([]);
  #asked = 0;

  readonly hunks = $derived(hunksOf(this.revision?.now ?? []));

  /** Asks for the state of `file` on one side of `step`; an answer that comes late is not shown. */
  async ask(step: number, file: FileRef, side: Side): Promise<void> {
    const asked = ++this.#asked;
    this.side = side;
    this.chosen = [];
    const revision = await call('revision', { step, file, side });
    if (asked === this.#asked) this.revision = revision;
  }

  toggle(hunk: number): void {
    const rest = this.chosen.filter((one) => one !== hunk);
    this.chosen = rest.length < this.chosen.length ? rest : [...rest, hunk].sort((a, b) => a - b);
  }
}

/** One place that differs, with some words around it. */
export interface Hunk {
  number: number;
  segments: Segment[];
}

/** The hunks of a difference. */
export function hunksOf(segments: readonly Segment[]): Hunk[] {
  const hunks: Hunk[] = [];
  segments.forEach((segment, at) => {
    if (segment.hunk === null) return;
    const last = hunks.at(-1);
    const hunk = last?.number === segment.hunk ? last : { number: segment.hunk, segments: [] };
    if (hunk !== last) {
      hunk.segments.push(...around(segments[at - 1], 'end'));
      hunks.push(hunk);
    }
    hunk.segments.push(segment);
    if (segments[at + 1]?.hunk !== segment.hunk) hunk.segments.push(...around(segments[at + 1], 'start'));
  });
  return hunks;
}

function around(segment: Segment | undefined, side: 'start' | 'end'): Segment[] {
  if (segment?.kind !== 'same') return [];
  const points = Array.from(segment.text);
  const text = (side === 'end' ? points.slice(-AROUND) : points.slice(0, AROUND)).join('');
  return text === '' ? [] : [{ ...segment, text }];
}
