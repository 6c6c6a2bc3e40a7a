/**
 * What is being typed into one field: shown at once, sent when the typing pauses or the field is left, and never while
 * an input method is composing. Text that was refused stays in the field.
 */

/** A pause after which what was typed is sent, in milliseconds. */
const PAUSE = 500;
/** The longest that typing without a pause waits, in milliseconds. */
const LONGEST = 1000;

export class Typed {
  #text = $state<string | null>(null);
  #composing = false;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<unknown> = Promise.resolve();
  readonly #settled: () => string;
  readonly #send: (text: string) => Promise<boolean>;

  /** `settled` is the value as it stands in the file; `send` says whether it took the text. */
  constructor(settled: () => string, send: (text: string) => Promise<boolean>) {
    this.#settled = settled;
    this.#send = send;
  }

  /** What the field shows. */
  get shown(): string {
    return this.#text ?? this.#settled();
  }

  /** Takes what the field has now; sends it after a pause. */
  readonly take = (text: string): void => {
    this.#since ||= Date.now();
    this.#text = text;
    clearTimeout(this.#timer);
    if (this.#composing) return;
    const left = this.#since + LONGEST - Date.now();
    this.#timer = setTimeout(() => void this.flush(), Math.max(0, Math.min(PAUSE, left)));
  };

  /** Sends at once what has not been sent; ends when it has been taken or refused. */
  readonly flush = async (): Promise<void> => {
    clearTimeout(this.#timer);
    const text = this.#text;
    if (text !== null && this.#since > 0) {
      this.#since = 0;
      if (text === this.#settled()) this.#text = null;
      else this.#sending = this.#deliver(text);
    }
    await this.#sending;
  };

  async #deliver(text: string): Promise<void> {
    const taken = await this.#send(text);
    if (taken && this.#since === 0 && this.#text === text) this.#text = null;
  }

  /** Hears a field; to be attached to an input or a text area. What is left when the field goes is sent. */
  readonly field = (node: HTMLInputElement | HTMLTextAreaElement) => {
    const heard: [string, () => void][] = [
      ['input', () => this.take(node.value)],
      ['compositionstart', () => (this.#composing = true)],
      ['compositionend', () => this.#composed(node.value)],
      ['blur', () => void this.flush()],
    ];
    for (const [type, hear] of heard) node.addEventListener(type, hear);
    return () => {
      for (const [type, hear] of heard) node.removeEventListener(type, hear);
      void this.flush();
    };
  };

  #composed(text: string): void {
    this.#composing = false;
    this.take(text);
  }
}
