/** What the library screen decides: the texts, what is looked for, the text that is read. */
import type {
  FoldName,
  LibraryRow,
  SearchOrder,
  SearchPage,
  SearchRow,
  SearchScope,
  TextPage,
} from '../../ipc/api.gen';
import { call, onEvent } from '../../ipc/client';

/** Rows that are asked for at once. */
const ROWS = 2000;
/** Blocks that are shown at once, around the one that is looked at. */
const BLOCKS = 200;
const BEFORE = 20;

export const FOLDS: readonly FoldName[] = ['script', 'width', 'case', 'diacritics', 'punctuation', 'notes'];

export class LibraryDesk {
  texts = $state.raw<LibraryRow[]>([]);
  unfinished = $state(0);
  query = $state('');
  scope = $state<SearchScope>('library');
  order = $state<SearchOrder>('document');
  strict = $state<FoldName[]>([]);
  found = $state.raw<SearchPage | null>(null);
  /** The rows that are ticked, by their number. */
  ticked = $state<number[]>([]);
  text = $state.raw<TextPage | null>(null);
  /** The block that is looked at, by its number in the text. */
  at = $state(0);
  /** Files done and in all, while a job runs. */
  job = $state.raw<{ done: number; total: number } | null>(null);
  paused = $state(false);
  report = $state('');

  async list(): Promise<void> {
    const page = await call('library', {});
    this.texts = page.texts;
    this.unfinished = page.unfinished;
  }

  /** Asks for files and puts them in; hears how far that is. */
  async add(): Promise<void> {
    this.job = { done: 0, total: 0 };
    const unhear = await onEvent((event) => {
      if (event.type === 'job') this.job = { done: event.done, total: event.total };
    });
    try {
      const { outcomes, report } = await call('add_texts', {});
      this.report = outcomes.length > 0 ? report : '';
    } finally {
      unhear();
      this.job = null;
      this.paused = false;
      await this.list();
    }
  }

  async cancel(): Promise<void> {
    await call('cancel_job', {});
  }

  async pause(): Promise<void> {
    this.paused = !this.paused;
    await call('pause_job', { paused: this.paused });
  }

  async remove(id: number): Promise<void> {
    await call('remove_text', { id });
    if (this.text?.text.id === id) this.text = null;
    await this.list();
  }

  async search(): Promise<void> {
    if (this.query.trim() === '') return;
    this.found = await call('search', {
      query: this.query,
      scope: this.scope,
      text: null,
      strict: this.strict,
      order: this.order,
      most: ROWS,
    });
    this.ticked = [];
  }

  /** Overlooks the difference, or does so no longer. */
  async fold(name: FoldName): Promise<void> {
    const strict = this.strict.includes(name);
    this.strict = strict ? this.strict.filter((one) => one !== name) : [...this.strict, name];
    if (this.found) await this.search();
  }

  tick(row: number): void {
    const ticked = this.ticked.includes(row);
    this.ticked = ticked ? this.ticked.filter((one) => one !== row) : [...this.ticked, row];
  }

  /** The rows that are ticked, in their order. */
  get chosen(): SearchRow[] {
    return (this.found?.rows ?? []).filter((_, at) => this.ticked.includes(at));
  }

  /** Shows a text around one of its blocks. */
  async read(id: number, block = 0): Promise<void> {
    const first = Math.max(0, block - BEFORE);
    this.text = await call('text_blocks', { id, first, most: BLOCKS });
    this.at = block;
  }
}

/** The one library screen: what was found is there again when one comes back to it. */
export const desk = new LibraryDesk();
