/**
 * `meta.json` of one master being edited: what it says, and the ways to change a value of it. One change waits for the
 * other, and each is made on what the file says when its turn comes.
 */
import type { Edit, FileRef } from '../../ipc/api.gen';
import { call } from '../../ipc/client';
import { make } from '../../shared/change/make';
import { workspace } from '../../shared/desk/desk.svelte';
import { token } from '../../shared/finding/pointed';
import { isObject, type JsonObject } from './schema';

/** The way to a value: keys and indexes from the top. */
export type Path = readonly (string | number)[];

export const pointer = (path: Path): string => path.map((step) => `/${token(step)}`).join('');

export class MetaForm {
  readonly file: FileRef;
  /** What the file says; none where it is no JSON object. */
  value = $state.raw<JsonObject | null>(null);
  /** Whether the file has been read at all. */
  known = $state(false);
  #last: Promise<unknown> = Promise.resolve();

  constructor(master: string) {
    this.file = { master, file: 'meta.json' };
  }

  /** Reads the file again. */
  async read(): Promise<void> {
    try {
      const { text } = await call('text', this.file);
      this.value = objectOf(text);
      this.known = true;
    } catch (refused) {
      workspace.complain(refused);
    }
  }

  /** Another value at `path`; where what it stands in is missing too, that is made with it. */
  set(path: Path, value: unknown): Promise<boolean> {
    return this.#make(() => ({ kind: 'set', file: this.file, ...placed(this.value, path, value) }));
  }

  /** One more item at the end of the list at `path`. */
  async append(path: Path, value: unknown): Promise<boolean> {
    if (!Array.isArray(at(this.value, path))) return this.set(path, [value]);
    const end = [...path, '-'];
    return this.#make(() => ({ kind: 'insert', file: this.file, pointer: pointer(end), value }));
  }

  remove(path: Path): Promise<boolean> {
    return this.#make(() =>
      at(this.value, path) === undefined ? null : { kind: 'remove', file: this.file, pointer: pointer(path) },
    );
  }

  /** The item at `path` put to another place of its list. */
  move(path: Path, to: number): Promise<boolean> {
    return this.#make(() => ({ kind: 'move', file: this.file, pointer: pointer(path), to }));
  }

  #make(edit: () => Edit | null): Promise<boolean> {
    const turn = this.#last.then(async () => {
      const wanted = edit();
      const made = wanted === null || (await make(wanted)) !== null;
      await this.read();
      return made;
    });
    this.#last = turn.catch(() => null);
    return turn;
  }
}

/** The value at `path`; nothing where there is none. */
export function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)] as unknown;
    return isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined;
  }, value);
}

/** The place where `to` is to be put, and what: where the objects it stands in are missing, the first of them. */
export function placed(value: unknown, path: Path, to: unknown): { pointer: string; value: unknown } {
  const there = depth(value, path);
  const missing = path.slice(there + 1);
  return {
    pointer: pointer(path.slice(0, there + 1)),
    value: missing.reduceRight<unknown>((inner, key) => ({ [key]: inner }), to),
  };
}

/** How many steps of `path`, not counting the last, lead to objects and lists that are there. */
function depth(value: unknown, path: Path): number {
  const inside = (count: number) => {
    const there = at(value, path.slice(0, count));
    return typeof there === 'object' && there !== null;
  };
  let count = path.length - 1;
  while (count > 0 && !inside(count)) count -= 1;
  return count;
}

/** The object a text is; a mark of the byte order before it does not count. */
export function objectOf(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
