/**
 * Editing, as the desk has it: whether this window may write, what undo and redo would do, and the ways to make an
 * edit. Everything but typing in a text goes through here.
 *
 * An edit is made on what the files say, so the texts being typed are written first. After it, and after every change
 * from outside, the desk shows what the files say now; focus, scroll and selection stay.
 */
import type { ApiError, AppEvent, Applied, Edit, FileRef, StepLabel, WritingView } from '../../ipc/api.gen';
import { call, Refused } from '../../ipc/client';

/** How far what is typed has come: `refused` where it cannot be written for now, and is tried again. */
export type Standing = 'saved' | 'typing' | 'saving' | 'conflict' | 'refused';

/** Why nothing is written at the moment; `unreachable` where the service does not answer. */
export type Trouble = ApiError | 'unreachable';

/** A text that is being typed. */
export interface OpenText {
  readonly file: FileRef;
  readonly standing: Standing;
  /** Whether what is not in the file is kept as a draft. */
  readonly drafted: boolean;
  readonly trouble: Trouble | null;
  /** Writes it now; done when it is written or cannot be. */
  flush(): Promise<void>;
  /** Files have changed: takes over what its own says now. */
  changed(): Promise<void>;
  /** Writes nothing any more: another folder is open. */
  stop(): void;
}

/** What the desk does for editing. */
export interface Desk {
  /** Shows what the files say now. */
  refresh(): Promise<void>;
  /** Shows why a command was refused; anything else is thrown on. */
  complain(refused: unknown): void;
}

/** What was done last by undo or redo, to be said. */
export interface Done {
  way: 'undo' | 'redo';
  label: StepLabel;
}

/** How long a window that is to close waits for what is being written, in milliseconds. */
const PATIENCE = 3_000;

export class Editing {
  writing = $state.raw<WritingView | null>(null);
  /** The texts being typed. */
  texts = $state.raw<readonly OpenText[]>([]);
  done = $state.raw<Done | null>(null);
  /** Files that another program changed, and what became of them here. */
  outside = $state.raw<Extract<AppEvent, { type: 'filesChanged' }> | null>(null);

  /** Whether fields and lists cannot be changed here; a text can still be typed, and is kept as a draft. */
  readonly locked = $derived(this.writing !== null && this.writing.mode.mode !== 'writer');
  readonly unsaved = $derived(this.texts.some(({ standing }) => standing !== 'saved'));

  #fields: readonly Pick<OpenText, 'flush'>[] = [];
  #refreshing: Promise<void> | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #again = false;
  #warned = false;

  constructor(private readonly desk: Desk) {}

  /** Another folder is open: asks whether this window may write in it. */
  async begin(): Promise<void> {
    for (const text of this.texts) text.stop();
    this.texts = [];
    this.done = this.outside = null;
    await this.#ask();
  }

  /** Hears an event of the service. */
  hear(event: AppEvent): void {
    if (event.type === 'workspaceChanged') void this.refresh();
    else if (event.type === 'writingChanged') void this.#ask();
    else if (event.type === 'filesChanged') this.outside = event;
  }

  /** Shows what the files say now. Asked while that is under way, it is done once more. */
  refresh(): Promise<void> {
    this.#again = true;
    this.#refreshing ??= this.#refresh().finally(() => (this.#refreshing = null));
    return this.#refreshing;
  }

  /** Counts `text` among those being typed, until the returned function is called. */
  join(text: OpenText): () => void {
    this.texts = [...this.texts, text];
    return () => (this.texts = this.texts.filter((one) => one !== text));
  }

  /** Counts `field` among the fields of forms, which make their own edits, until the returned function is called. */
  joinField(field: Pick<OpenText, 'flush'>): () => void {
    this.#fields = [...this.#fields, field];
    return () => (this.#fields = this.#fields.filter((one) => one !== field));
  }

  /** Writes everything that is being typed. */
  async flush(): Promise<void> {
    await Promise.all(this.#fields.map((field) => field.flush()));
    await this.#flushTexts();
  }

  async #flushTexts(): Promise<void> {
    await Promise.all(this.texts.map((text) => text.flush()));
  }

  /** Makes `edit`; `digest` is that of the change set shown, and left out only for what is typed into a form. Nothing
   * where it is refused, which the desk says. */
  async apply(edit: Edit, digest?: string): Promise<Applied | null> {
    return this.#change(() => call('apply_edit', { edit, ...(digest !== undefined && { digest }) }));
  }

  /** Takes the last step back, whichever screen made it. */
  undo(): Promise<Applied | null> {
    return this.#turn('undo');
  }

  /** Does again what was taken back last. */
  redo(): Promise<Applied | null> {
    return this.#turn('redo');
  }

  /** Becomes the writer, where the one that was it is gone. */
  async takeOver(): Promise<void> {
    await this.#attempt(async () => {
      this.writing = await call('take_over', {});
    });
    await this.refresh();
  }

  /** Writes what is unsaved before the window goes. It stays, once, where a text is nowhere but in it. */
  async close(): Promise<'close' | 'stay'> {
    await Promise.race([this.flush(), new Promise((go) => setTimeout(go, PATIENCE))]);
    const lost = this.texts.some(({ standing, drafted }) => standing !== 'saved' && !drafted);
    const warned = this.#warned;
    this.#warned = lost;
    return lost && !warned ? 'stay' : 'close';
  }

  async #turn(way: Done['way']): Promise<Applied | null> {
    await this.flush();
    const applied = await this.#change(() => call(way, {}));
    if (applied) this.done = { way, label: applied.label };
    return applied;
  }

  /** One after the other: a key pressed twice undoes two steps. */
  #change(make: () => Promise<Applied>): Promise<Applied | null> {
    const turn = this.#last.then(() => this.#changeNow(make));
    this.#last = turn.catch(() => null);
    return turn;
  }

  async #changeNow(make: () => Promise<Applied>): Promise<Applied | null> {
    this.done = this.outside = null;
    const applied = await this.#attempt(async () => {
      await this.#flushTexts();
      return make();
    });
    if (applied) await this.refresh();
    return applied;
  }

  async #refresh(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      await this.#attempt(async () => {
        await Promise.all(this.texts.map((text) => text.changed()));
        await Promise.all([this.desk.refresh(), this.#ask()]);
      });
    }
  }

  /** Where that is refused nothing is known; it is said where something is to be written. */
  async #ask(): Promise<void> {
    try {
      this.writing = await call('writing', {});
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.writing = null;
    }
  }

  async #attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (refused) {
      this.desk.complain(refused);
      return null;
    }
  }
}
