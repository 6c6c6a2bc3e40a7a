/**
 * Keeps what is typed into one file: a draft while one types, the file itself after a pause. It decides when and with
 * which base; the service and the sheet typed on come in by parameter. It must not know the editor.
 *
 * The service is asked one thing at a time, so a draft never names a base that a save is just moving on.
 */
import type { EditorText, SaveOutcome } from '../../ipc/api.gen';
import { Refused } from '../../ipc/client';
import type { Standing, Trouble } from '../edit/editing.svelte';

/** How long after a key a draft is kept, in milliseconds, however long one types on. */
export const DRAFT = 400;
/** How long one must pause for the file to be written. */
export const PAUSE = 500;
/** How long to wait before a refused save is tried again: the first time, and at most. */
export const RETRY = { first: 2_000, most: 30_000 };

/** The service, for one file. */
export interface Service {
  read(): Promise<EditorText>;
  keepDraft(base: string | null, text: string): Promise<unknown>;
  dropDraft(): Promise<unknown>;
  save(base: string | null, text: string): Promise<SaveOutcome>;
}

/** A text of the file to which the sheet knows the way from what it shows now. */
export interface Snapshot {
  readonly text: string;
}

/** What is typed on. */
export interface Sheet {
  /** What it shows; while an input method composes, what it showed before. */
  snapshot(): Snapshot;
  /** A snapshot of `text`, by its difference to what is shown. */
  anchor(text: string): Snapshot;
  /** Makes the change from `since` to `text` and leaves what was typed after `since`; waits for an input method. */
  merge(since: Snapshot, text: string): Promise<Snapshot>;
  /** What is shown is in the file: from here on it is undone there. */
  settled(): void;
}

export type Conflict = Extract<SaveOutcome, { outcome: 'conflict' }>;

export class Keeper {
  /** Whether something typed is not in the file yet. */
  unsaved = $state(false);
  /** Whether what is unsaved is kept as a draft, in full or but for the last moment. */
  drafted = $state(false);
  saving = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  conflict = $state.raw<Conflict | null>(null);
  /** The text before it was merged with a change from outside, and after. */
  merged = $state.raw<{ before: string; after: string } | null>(null);
  /** A draft that was found and is shown: when it was kept, and what the file said. */
  found = $state.raw<{ at: number; saved: string } | null>(null);
  /** What the file says, as far as is known. */
  saved = $state.raw<Snapshot>({ text: '' });

  readonly standing: Standing = $derived.by(() => {
    if (this.conflict) return 'conflict';
    if (this.trouble && this.unsaved) return 'refused';
    if (this.saving) return 'saving';
    return this.unsaved ? 'typing' : 'saved';
  });

  /** Digest of what the file says; null where there is no such file. */
  #base: string | null;
  #draft: string | null = null;
  #draftTimer: ReturnType<typeof setTimeout> | undefined;
  #saveTimer: ReturnType<typeof setTimeout> | undefined;
  #wait = RETRY.first;
  #queue: Promise<unknown> = Promise.resolve();
  #closed = false;

  /** `sheet` shows the draft of `opened` where there is one, else its text. */
  constructor(
    opened: EditorText,
    private readonly service: Service,
    private readonly sheet: Sheet,
  ) {
    const { draft, text, digest } = opened;
    const differs = draft !== null && draft.text !== text;
    this.#base = differs ? draft.base : digest;
    this.saved = differs ? sheet.anchor(text) : sheet.snapshot();
    if (differs) {
      this.#draft = draft.text;
      this.found = { at: draft.at, saved: text };
      this.#look();
      this.#saveAfter(PAUSE);
    } else if (draft) void this.#do(() => this.#dropDraft());
  }

  /** Something was typed. */
  typed(): void {
    this.unsaved = true;
    this.merged = null;
    this.#draftTimer ??= setTimeout(() => void this.#do(() => this.#keepDraft()), DRAFT);
    if (!this.conflict) this.#saveAfter(PAUSE);
  }

  /** Writes what is unsaved now; done when it is written, refused, or in conflict. */
  flush(): Promise<void> {
    return this.#do(() => this.#save());
  }

  /** Compares what is in conflict again, as it is by now. */
  compare(): Promise<void> {
    return this.#do(() => this.#save(true));
  }

  /** Files have changed: takes over what this one says now. What is unsaved goes through a save, which merges. */
  changed(): Promise<void> {
    return this.#do(async () => {
      if (this.#look()) return this.#save(true);
      const before = this.sheet.snapshot();
      await this.#asks(async () => {
        const now = await this.service.read();
        if (now.digest !== this.#base) await this.#adopt(before, now.text, now.digest);
      });
    });
  }

  /** Ends a conflict with `text`. Their text is the base from now on, so that it is replaced knowingly. */
  resolve(text: string): Promise<void> {
    return this.#do(async () => {
      if (!this.conflict) return;
      const { theirs, digest } = this.conflict;
      this.conflict = null;
      await this.sheet.merge(this.sheet.snapshot(), text);
      this.#base = digest;
      this.saved = this.sheet.anchor(theirs ?? '');
      this.#look();
      await this.#save();
    });
  }

  /** Shows what the file says in place of what was typed. */
  revert(): Promise<void> {
    return this.#do(() =>
      this.#asks(async () => {
        const now = await this.service.read();
        await this.#adopt(this.sheet.snapshot(), now.text, now.digest);
        this.conflict = this.trouble = this.found = null;
        await this.#dropDraft();
      }),
    );
  }

  /** Goes back from a draft that was found to what the file said then. */
  goBack(): Promise<void> {
    return this.#do(async () => {
      const { found } = this;
      this.found = null;
      if (found) await this.sheet.merge(this.sheet.snapshot(), found.saved);
      await (this.#look() ? this.#save() : this.#dropDraft());
    });
  }

  /** Ends the keeping at once: another folder is open. */
  stop(): void {
    this.#closed = true;
    clearTimeout(this.#draftTimer);
    clearTimeout(this.#saveTimer);
  }

  /** Ends the keeping: what is unsaved is written, or stays as a draft. False where it is neither. */
  async close(): Promise<boolean> {
    await this.#do(async () => {
      await this.#save();
      if (this.unsaved) await this.#keepDraft();
      if (!this.unsaved || this.#draft === this.sheet.snapshot().text) this.stop();
    });
    return this.#closed;
  }

  async #keepDraft(): Promise<void> {
    clearTimeout(this.#draftTimer);
    this.#draftTimer = undefined;
    const { text } = this.sheet.snapshot();
    if (!this.#look() || text === this.#draft) return;
    const kept = await this.#asks(() => this.service.keepDraft(this.#base, text));
    this.#draft = kept ? text : null;
    this.drafted = kept;
  }

  async #dropDraft(): Promise<void> {
    this.#draft = null;
    this.drafted = false;
    await this.#asks(() => this.service.dropDraft());
  }

  /** Leaves a conflict to the person, unless it is to be compared `again`. */
  async #save(again = false): Promise<void> {
    clearTimeout(this.#saveTimer);
    if (!this.#look()) return this.#nothingToSave();
    if (this.conflict && !again) return;
    const mine = this.sheet.snapshot();
    this.saving = true;
    const written = await this.#asks(async () =>
      this.#take(mine, await this.service.save(this.#base, mine.text)),
    );
    this.saving = false;
    if (!written) return this.#tryLater();
    this.trouble = null;
    this.#wait = RETRY.first;
    if (this.#look() && !this.conflict) this.#saveAfter(PAUSE);
  }

  /** One has typed back to what the file says. */
  async #nothingToSave(): Promise<void> {
    this.trouble = this.conflict = null;
    if (this.#draft !== null) await this.#dropDraft();
  }

  async #take(mine: Snapshot, outcome: SaveOutcome): Promise<void> {
    if (outcome.outcome === 'conflict') {
      this.conflict = outcome;
      return;
    }
    this.conflict = null;
    this.#draft = null;
    this.drafted = false;
    if (outcome.outcome === 'merged') {
      await this.#adopt(mine, outcome.text, outcome.digest);
      this.merged = { before: mine.text, after: outcome.text };
      return;
    }
    this.#base = outcome.digest;
    this.saved = mine;
    if (!this.#look()) this.sheet.settled();
  }

  /** The file says `text`: what is shown changes by its difference to `since`. */
  async #adopt(since: Snapshot, text: string, digest: string | null): Promise<void> {
    this.saved = await this.sheet.merge(since, text);
    this.#base = digest;
    this.#look();
  }

  #tryLater(): void {
    this.#saveAfter(this.#wait);
    this.#wait = Math.min(this.#wait * 2, RETRY.most);
  }

  #saveAfter(pause: number): void {
    clearTimeout(this.#saveTimer);
    this.#saveTimer = setTimeout(() => void this.flush(), pause);
  }

  #look(): boolean {
    this.unsaved = this.sheet.snapshot().text !== this.saved.text;
    return this.unsaved;
  }

  /** Whether the service did it; why not is a trouble. */
  async #asks(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (refused) {
      this.trouble = refused instanceof Refused ? refused.error : 'unreachable';
      return false;
    }
  }

  #do(work: () => Promise<unknown>): Promise<void> {
    const done = this.#queue.then(() => (this.#closed ? undefined : work())).then(() => {});
    this.#queue = done.catch(() => {});
    return done;
  }
}
