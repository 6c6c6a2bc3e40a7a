/** One case being edited. What is changed is shown at once; what the file says is read again when nothing is under way. */
import { call } from '../../ipc/client';
import { make } from '../../shared/change/make';
import { read, withKey, type Case } from './keys';

export class CaseEdit {
  /** The case; none where its line is no JSON object. */
  value = $state.raw<Case | null>(null);
  /** The line as it stands. */
  line = $state('');
  /** Whether the line is longer than can be edited here. */
  cut = $state(false);
  #pending = 0;
  readonly #master: string;
  readonly #file: string;
  readonly #number: number;

  constructor(master: string, file: string, number: number) {
    this.#master = master;
    this.#file = file;
    this.#number = number;
  }

  /** Reads the line. */
  async load(): Promise<void> {
    const { lines } = await call('file', {
      master: this.#master,
      file: this.#file,
      from: this.#number,
      count: 1,
    });
    const [row] = lines;
    if (this.#pending > 0 || !row) return;
    this.line = row.text;
    this.cut = row.cut;
    this.value = read(row.text);
  }

  /** Changes one key; `undefined` takes it out. Says whether that was taken. */
  put(key: string, to: unknown): Promise<boolean> {
    return this.#send(withKey(this.value ?? {}, key, to));
  }

  /** Changes the whole case to what `line` says. */
  async write(line: string): Promise<boolean> {
    const value = read(line);
    return value !== null && this.#send(value);
  }

  async #send(value: Case): Promise<boolean> {
    this.value = value;
    this.#pending += 1;
    const made = await make({ kind: 'set-case', master: this.#master, line: this.#number, value });
    this.#pending -= 1;
    await this.load();
    return made !== null;
  }
}
