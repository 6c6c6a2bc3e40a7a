/**
 * The sheet typed on: a CodeMirror state, with a view while it is on the screen. It knows the way from any text it
 * showed to what it shows now, so that a change made elsewhere can be put in without losing what was typed since.
 */
import { ChangeSet, EditorState, MapMode, StateEffect, StateField, Transaction } from '@codemirror/state';
import type { Extension, Text, TransactionSpec } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import { diff } from '@codemirror/merge';
import { shown, unitsAt, written, type Manner } from './file_text';
import type { Sheet, Snapshot } from './keeper.svelte';

/** How long after the end of a composition its last letters may still come in, in milliseconds. */
const TAIL = 60;
/** Bounds how long a difference is looked for in long texts. */
const EFFORT = { scanLimit: 2_000, timeout: 200 };

const setManner = StateEffect.define<Manner>();

/** How the file is written; the line ends that are unlike the rest move with the text. */
const manner = StateField.define<Manner>({
  create: () => ({ mark: false, end: '\n', odd: [] }),
  update(value, { changes, docChanged, effects }) {
    const set = effects.find((effect) => effect.is(setManner));
    if (set) return set.value;
    if (!docChanged || value.odd.length === 0) return value;
    const odd = value.odd.flatMap(({ at, end }) => {
      const to = changes.mapPos(at, 1, MapMode.TrackAfter);
      return to === null ? [] : [{ at: to, end }];
    });
    return { ...value, odd };
  },
});

/** A change of the sheet and the ones after it. */
interface Step {
  changes: ChangeSet | null;
  next: Step | null;
}

/** A text from which the way to what is shown now is known. */
class Point implements Snapshot {
  #text: string | undefined;

  constructor(
    readonly doc: Text,
    readonly manner: Manner,
    readonly step: Step,
  ) {}

  get text(): string {
    return (this.#text ??= written(this.doc.toString(), this.manner));
  }

  /** The change from this text to what is shown now. */
  since(): ChangeSet {
    let changes = ChangeSet.empty(this.doc.length);
    for (let at: Step = this.step; at.changes && at.next; at = at.next) changes = changes.compose(at.changes);
    return changes;
  }
}

export class TextSheet implements Sheet {
  #state: EditorState;
  #view: EditorView | null = null;
  #tail: Step = { changes: null, next: null };
  /** What was shown when an input method began to compose. */
  #held: Point | null = null;
  #resting: (() => void)[] = [];
  #tailTimer: ReturnType<typeof setTimeout> | undefined;
  /** Where the last change from elsewhere was made. */
  merged: number | null = null;

  /** `typed` is called after every change that a person made. */
  constructor(
    text: string,
    extensions: Extension,
    private readonly typed: () => void,
    private readonly onsettled: (sheet: TextSheet) => void,
  ) {
    const { text: doc, manner: how } = shown(text);
    const own = [
      manner.init(() => how),
      EditorView.updateListener.of((update) => this.#updated(update)),
      EditorView.domEventObservers({
        compositionstart: () => this.#hold(),
        compositionend: () => this.#releaseSoon(),
      }),
    ];
    this.#state = EditorState.create({ doc, extensions: [own, extensions] });
  }

  get state(): EditorState {
    return this.#view?.state ?? this.#state;
  }

  get view(): EditorView | null {
    return this.#view;
  }

  /** Shows the sheet in `parent`. */
  attach(parent: HTMLElement): EditorView {
    this.#view = new EditorView({ state: this.#state, parent });
    return this.#view;
  }

  /** Takes it off the screen. */
  detach(): void {
    if (!this.#view) return;
    this.#state = this.#view.state;
    this.#view.destroy();
    this.#view = null;
    this.#release();
  }

  /** Changes the state, whether it is on the screen or not. */
  dispatch(spec: TransactionSpec): void {
    if (this.#view) return this.#view.dispatch(spec);
    const transaction = this.#state.update(spec);
    this.#state = transaction.state;
    if (transaction.docChanged) this.#changed(transaction.changes);
  }

  snapshot(): Snapshot {
    return this.#held ?? this.#now();
  }

  anchor(text: string): Snapshot {
    const { text: doc, manner: how } = shown(text);
    const now = this.#now();
    const from = this.state.toText(doc);
    const changes = ChangeSet.of(changesBetween(doc, now.doc.toString()), from.length);
    return new Point(from, how, { changes, next: now.step });
  }

  async merge(since: Snapshot, text: string): Promise<Snapshot> {
    await this.#rest();
    const from = since as Point;
    const to = shown(text);
    const typed = from.since();
    const change = ChangeSet.of(changesBetween(from.doc.toString(), to.text), from.doc.length);
    const after = typed.map(change);
    const odd = to.manner.odd.map(({ at, end }) => ({ at: after.mapPos(at, 1), end }));
    const changes = change.map(typed, true);
    changes.iterChangedRanges((_from, _to, _at, end) => (this.merged = end));
    this.dispatch({
      changes,
      effects: setManner.of({ ...to.manner, odd }),
      annotations: Transaction.addToHistory.of(false),
    });
    return new Point(change.apply(from.doc), to.manner, { changes: after, next: this.#tail });
  }

  settled(): void {
    if (!this.#held) this.onsettled(this);
  }

  /** Where places of `since`, in code points of the file, are shown now, in UTF-16 units: before what was typed there
   * since (−1), or after it (1). */
  places(since: Snapshot, points: readonly number[], side: -1 | 1): number[] {
    const changes = (since as Point).since();
    const order = points.map((_, i) => i).sort((a, b) => (points[a] ?? 0) - (points[b] ?? 0));
    const rising = order.map((i) => points[i] ?? 0);
    const places: number[] = [];
    unitsAt(since.text, rising).forEach((unit, at) => {
      places[order[at] ?? 0] = changes.mapPos(Math.min(unit, changes.length), side);
    });
    return places;
  }

  #now(): Point {
    return new Point(this.state.doc, this.state.field(manner), this.#tail);
  }

  #updated(update: ViewUpdate): void {
    this.#state = update.state;
    if (!update.docChanged) return;
    this.#changed(update.changes);
    const own = update.transactions.some((one) => one.docChanged && !elsewhere(one));
    if (own && !this.#held) this.typed();
  }

  #changed(changes: ChangeSet): void {
    const next: Step = { changes: null, next: null };
    this.#tail.changes = changes;
    this.#tail.next = next;
    this.#tail = next;
  }

  #hold(): void {
    clearTimeout(this.#tailTimer);
    this.#held ??= this.#now();
  }

  #releaseSoon(): void {
    clearTimeout(this.#tailTimer);
    this.#tailTimer = setTimeout(() => this.#release(), TAIL);
  }

  #release(): void {
    clearTimeout(this.#tailTimer);
    const held = this.#held;
    if (!held) return;
    this.#held = null;
    if (!held.doc.eq(this.state.doc)) this.typed();
    for (const go of this.#resting.splice(0)) go();
  }

  /** Done when no input method is composing. */
  async #rest(): Promise<void> {
    while (this.#held) await new Promise<void>((go) => this.#resting.push(go));
  }
}

/** Whether the change was made elsewhere and put in. */
const elsewhere = (transaction: Transaction) => transaction.effects.some((effect) => effect.is(setManner));

/** The smallest changes that make `after` of `before`. */
export function changesBetween(
  before: string,
  after: string,
): { from: number; to: number; insert: string }[] {
  return diff(before, after, EFFORT).map(({ fromA, toA, fromB, toB }) => ({
    from: fromA,
    to: toA,
    insert: after.slice(fromB, toB),
  }));
}
