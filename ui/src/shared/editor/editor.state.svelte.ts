/**
 * One file being edited: its sheet, its keeping, its findings. It lives on without a view until what was typed is in
 * the file or kept as a draft, so that leaving a screen loses nothing.
 */
import { EditorView } from '@codemirror/view';
import type { FileRef, FindingRow } from '../../ipc/api.gen';
import { call } from '../../ipc/client';
import { editing, findings as listed } from '../desk/desk.svelte';
import type { OpenText } from '../edit/editing.svelte';
import { findingWords } from '../i18n/check_words';
import { languageOf } from '../i18n/language_of';
import { t } from '../i18n/words.svelte';
import { Parts } from './extensions';
import { hearSearch } from './search_field';
import { Keeper } from './keeper.svelte';
import { drawMarks, goToMark, markOf, type Mark } from './marks';
import { TextSheet } from './sheet';

const same = (a: FileRef, b: FileRef) => a.file === b.file && a.master === b.master;

/** Opens a file, or the one that is still open. */
export async function openText(file: FileRef): Promise<TextFile> {
  const known = editing.texts.find((text) => same(text.file, file));
  if (known instanceof TextFile && (await known.stays())) return known;
  const opened = await call('text', file);
  return new TextFile(file, opened.draft?.text ?? opened.text, (sheet) => {
    return new Keeper(opened, serviceFor(file), sheet);
  });
}

function serviceFor(file: FileRef) {
  return {
    read: () => call('text', file),
    keepDraft: (base: string | null, text: string) => call('keep_draft', { file, base, text }),
    dropDraft: () => call('drop_draft', file),
    save: (base: string | null, text: string) => call('save_text', { file, base, text }),
  };
}

export class TextFile implements OpenText {
  readonly keeper: Keeper;
  readonly sheet: TextSheet;
  /** Whether one is choosing what stays of a conflict; meanwhile nothing is typed. */
  resolving = $state(false);
  readonly #parts = new Parts();
  readonly #quit: () => void;
  #leaving: Promise<boolean> | null = null;

  constructor(
    readonly file: FileRef,
    text: string,
    keep: (sheet: TextSheet) => Keeper,
  ) {
    const extensions = this.#parts.extensions(file.file, {
      turn: (way) => void this.#turn(way),
      save: () => void this.flush(),
      look: (id) => (listed.current = id),
    });
    this.sheet = new TextSheet(
      text,
      extensions,
      () => this.keeper.typed(),
      (sheet) => this.#parts.forget(sheet, false),
    );
    this.keeper = keep(this.sheet);
    this.#quit = editing.join(this);
  }

  get standing() {
    return this.keeper.standing;
  }

  get drafted() {
    return this.keeper.drafted;
  }

  get trouble() {
    return this.keeper.trouble;
  }

  flush(): Promise<void> {
    return this.keeper.flush();
  }

  changed(): Promise<void> {
    return this.keeper.changed();
  }

  stop(): void {
    this.keeper.stop();
  }

  /** Shows the text in `parent`; written when the focus leaves it. */
  attach(parent: HTMLElement): () => void {
    const view = this.sheet.attach(parent);
    const onblur = () => void this.flush();
    view.contentDOM.addEventListener('blur', onblur);
    const forget = hearSearch(parent);
    return () => {
      view.contentDOM.removeEventListener('blur', onblur);
      forget();
      this.sheet.detach();
      this.leave();
    };
  }

  /** Nobody looks at the text any more. It stays open where it is neither in the file nor kept as a draft. */
  leave(): void {
    this.#leaving = this.keeper.close().then((done) => {
      if (done) {
        this.#quit();
      }
      return done;
    });
  }

  /** Whether the file is still open once a leaving under way has ended. */
  async stays(): Promise<boolean> {
    return (await this.#leaving) !== true;
  }

  /** Names the text for people; nothing can be typed where `locked`. */
  describe(hint: string, locked: boolean): void {
    const lang = languageOf(this.sheet.state.doc.sliceString(0, 4_000));
    this.sheet.dispatch(this.#parts.describe(t('editor.text', { file: this.file.file }), lang, hint, locked));
  }

  /** Draws findings, which are about what the file says. */
  mark(rows: readonly FindingRow[]): void {
    const placed = rows.flatMap((row) => (row.place.range ? [{ row, range: row.place.range }] : []));
    const places = (side: -1 | 1, points: number[]) => this.sheet.places(this.keeper.saved, points, side);
    const starts = places(
      1,
      placed.map(({ range }) => range.start),
    );
    const ends = places(
      -1,
      placed.map(({ range }) => range.end),
    );
    const { length } = this.sheet.state.doc;
    const marks = placed.map(({ row }, i): Mark => {
      const from = Math.min(starts[i] ?? 0, length);
      const to = Math.min(Math.max(ends[i] ?? from, from + 1), length);
      return {
        ...findingWords(row.code, row.params),
        id: row.id,
        from: from === to ? Math.max(0, from - 1) : from,
        to,
        severity: row.severity,
        code: row.code,
        severityWords: t(`severity.${row.severity}`),
      };
    });
    this.sheet.dispatch({ effects: drawMarks(marks) });
  }

  /** The line of the cursor. */
  get line(): number {
    const { doc, selection } = this.sheet.state;
    return doc.lineAt(selection.main.head).number;
  }

  /** Goes to the words of the finding `id`, or to `line`. */
  go(id: string | undefined, line: number | undefined): void {
    const { view, state } = this.sheet;
    if (!view) return;
    const mark = id === undefined ? undefined : markOf(state, id);
    if (mark) return goToMark(view, mark);
    if (line !== undefined) {
      const { from } = state.doc.line(Math.min(line, state.doc.lines));
      view.dispatch({
        selection: { anchor: from },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
    }
    view.focus();
  }

  async #turn(way: 'undo' | 'redo'): Promise<void> {
    this.sheet.merged = null;
    const applied = await (way === 'undo' ? editing.undo() : editing.redo());
    if (applied) this.#parts.forget(this.sheet, true);
    const at = this.sheet.merged;
    if (at !== null) this.sheet.dispatch({ selection: { anchor: at }, scrollIntoView: true });
  }
}
