/** The keeping of what is typed, over a sheet and a service of the test's own, with a clock that stands still. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EditorText, SaveOutcome } from '../../ipc/api.gen';
import { Refused } from '../../ipc/client';
import { DRAFT, Keeper, PAUSE, RETRY, type Sheet, type Snapshot } from './keeper.svelte';

/** A sheet on which merges replace what is shown unless something was typed since, which is then put behind. */
class Page implements Sheet {
  text = '';
  settles = 0;

  snapshot(): Snapshot {
    return { text: this.text };
  }

  anchor(text: string): Snapshot {
    return { text };
  }

  async merge(since: Snapshot, text: string): Promise<Snapshot> {
    const typed = this.text.startsWith(since.text) ? this.text.slice(since.text.length) : '';
    this.text = text + typed;
    return { text };
  }

  settled(): void {
    this.settles += 1;
  }
}

type Ask = (value: SaveOutcome | Error) => void;

class World {
  readonly page = new Page();
  readonly calls: string[] = [];
  disk: EditorText = { text: 'a', digest: 'd0', writable: true, draft: null };
  refuseDrafts = false;
  #saves: Ask[] = [];
  #number = 0;

  keeper(opened: Partial<EditorText> = {}): Keeper {
    this.disk = { ...this.disk, ...opened };
    this.page.text = this.disk.draft?.text ?? this.disk.text;
    return new Keeper(
      this.disk,
      {
        read: async () => (this.calls.push('read'), this.disk),
        keepDraft: async (base, text) => {
          this.calls.push(`draft ${base} ${text}`);
          if (this.refuseDrafts) throw refusal();
        },
        dropDraft: async () => this.calls.push('drop'),
        save: (base, text) => {
          this.calls.push(`save ${base} ${text}`);
          return new Promise((done, failed) =>
            this.#saves.push((value) => (value instanceof Error ? failed(value) : done(value))),
          );
        },
      },
      this.page,
    );
  }

  type(keeper: Keeper, text: string): void {
    this.page.text += text;
    keeper.typed();
  }

  /** Answers the save under way. */
  async answer(
    value: SaveOutcome | Error = { outcome: 'saved', digest: `d${++this.#number}` },
  ): Promise<void> {
    this.#saves.shift()?.(value);
    await vi.advanceTimersByTimeAsync(0);
  }
}

const refusal = () => new Refused({ kind: 'environment', code: 'text-unreadable', params: {} });
const conflict = (theirs: string): SaveOutcome => ({ outcome: 'conflict', theirs, digest: 'dx', parts: [] });
let world: World;

beforeEach(() => {
  vi.useFakeTimers();
  world = new World();
});
afterEach(() => vi.useRealTimers());

test('a draft is kept while one types on, the file is written after a pause', async () => {
  const keeper = world.keeper();
  for (let i = 0; i < 10; i += 1) {
    world.type(keeper, 'b');
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(world.calls).toEqual(['draft d0 abbbb', 'draft d0 abbbbbbbb']);
  expect(keeper.standing).toBe('typing');
  expect(keeper.drafted).toBe(true);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(world.calls.slice(2)).toEqual(['draft d0 abbbbbbbbbb', 'save d0 abbbbbbbbbb']);
  expect(keeper.standing).toBe('saving');
  await world.answer();
  expect(keeper.standing).toBe('saved');
  expect(keeper.drafted).toBe(false);
  expect(world.page.settles).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.calls.length).toBe(4);
});

test('what is typed while a save is under way stays, and is saved on the new base', async () => {
  const keeper = world.keeper();
  world.type(keeper, 'b');
  await vi.advanceTimersByTimeAsync(PAUSE);
  world.type(keeper, 'c');
  await vi.advanceTimersByTimeAsync(DRAFT);
  expect(world.calls).toEqual(['draft d0 ab', 'save d0 ab']);
  await world.answer();
  expect(keeper.standing).toBe('typing');
  expect(world.page.settles).toBe(0);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(world.calls.slice(2)).toEqual(['draft d1 abc', 'save d1 abc']);
  await world.answer();
  expect(keeper.standing).toBe('saved');
});

test('a merge changes what is shown and leaves what was typed since', async () => {
  const keeper = world.keeper();
  world.type(keeper, 'b');
  await vi.advanceTimersByTimeAsync(PAUSE);
  world.type(keeper, 'c');
  await world.answer({ outcome: 'merged', text: 'xab', digest: 'dm' });
  expect(world.page.text).toBe('xabc');
  expect(keeper.merged).toEqual({ before: 'ab', after: 'xab' });
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(world.calls.at(-1)).toBe('save dm xabc');
});

test('a conflict stops the saving, drafts go on, and it ends as the person says', async () => {
  const keeper = world.keeper();
  world.type(keeper, 'b');
  await vi.advanceTimersByTimeAsync(PAUSE);
  await world.answer(conflict('z'));
  expect(keeper.standing).toBe('conflict');
  world.type(keeper, 'c');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.calls).toEqual(['draft d0 ab', 'save d0 ab', 'draft d0 abc']);
  void keeper.compare();
  await world.answer();
  expect(world.calls.at(-1)).toBe('save d0 abc');
  await world.answer(conflict('z'));
  void keeper.resolve('zabc');
  await vi.advanceTimersByTimeAsync(0);
  expect(world.page.text).toBe('zabc');
  expect(world.calls.at(-1)).toBe('save dx zabc');
  await world.answer();
  expect(keeper.standing).toBe('saved');
});

test('going back to the disk shows what it says and forgets the draft', async () => {
  const keeper = world.keeper();
  world.type(keeper, 'b');
  await vi.advanceTimersByTimeAsync(PAUSE);
  await world.answer(conflict('z'));
  world.disk = { text: 'z', digest: 'dx', writable: true, draft: null };
  await keeper.revert();
  expect(world.page.text).toBe('z');
  expect(keeper.standing).toBe('saved');
  expect(world.calls.slice(-2)).toEqual(['read', 'drop']);
});

test('a refused save keeps the text and is tried again, ever later', async () => {
  const keeper = world.keeper();
  world.type(keeper, 'b');
  await vi.advanceTimersByTimeAsync(PAUSE);
  const tries = () => world.calls.filter((call) => call === 'save d0 ab').length;
  let wait = RETRY.first;
  for (let times = 1; times <= 8; times += 1) {
    await world.answer(refusal());
    expect(keeper.standing).toBe('refused');
    expect(tries()).toBe(times);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(tries()).toBe(times);
    await vi.advanceTimersByTimeAsync(1);
    expect(tries()).toBe(times + 1);
    wait = Math.min(wait * 2, RETRY.most);
  }
  await world.answer();
  expect(keeper.standing).toBe('saved');
  expect(keeper.trouble).toBe(null);
});

test('a service that does not answer is a trouble of its own', async () => {
  const keeper = world.keeper();
  world.type(keeper, 'b');
  await vi.advanceTimersByTimeAsync(PAUSE);
  await world.answer(new TypeError('fetch failed'));
  expect(keeper.trouble).toBe('unreachable');
  expect(keeper.standing).toBe('refused');
});

test('a draft that was found is shown, said, and saved on its own base', async () => {
  const draft = { text: 'abc', base: 'd-1', at: 5 };
  const keeper = world.keeper({ draft });
  expect(world.page.text).toBe('abc');
  expect(keeper.found).toEqual({ at: 5, saved: 'a' });
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(world.calls).toEqual(['save d-1 abc']);
  await world.answer();
  expect(keeper.standing).toBe('saved');
  expect(keeper.found).toEqual({ at: 5, saved: 'a' });
  void keeper.goBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(world.page.text).toBe('a');
  expect(world.calls.at(-1)).toBe('save d1 a');
});

test('going back from a draft before it is saved writes nothing', async () => {
  const keeper = world.keeper({ draft: { text: 'abc', base: 'd0', at: 5 } });
  await keeper.goBack();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.calls).toEqual(['drop']);
  expect(keeper.standing).toBe('saved');
});

test('a draft that says what the file says is dropped', async () => {
  const keeper = world.keeper({ draft: { text: 'a', base: 'd0', at: 5 } });
  await vi.advanceTimersByTimeAsync(0);
  expect(world.calls).toEqual(['drop']);
  expect(keeper.found).toBe(null);
});

test('typing back to what the file says writes nothing and drops the draft', async () => {
  const keeper = world.keeper();
  world.type(keeper, 'b');
  await vi.advanceTimersByTimeAsync(DRAFT);
  world.page.text = 'a';
  keeper.typed();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.calls).toEqual(['draft d0 ab', 'drop']);
  expect(keeper.standing).toBe('saved');
});

test('a change from outside is taken over where nothing is unsaved, and goes through a save where something is', async () => {
  const keeper = world.keeper();
  world.disk = { text: 'b', digest: 'd9', writable: true, draft: null };
  await keeper.changed();
  expect(world.page.text).toBe('b');
  world.type(keeper, 'c');
  void keeper.changed();
  await vi.advanceTimersByTimeAsync(0);
  expect(world.calls).toEqual(['read', 'save d9 bc']);
});

test('leaving writes what is unsaved, keeps it as a draft where that is refused, and stays where neither goes', async () => {
  const keeper = world.keeper();
  world.type(keeper, 'b');
  world.refuseDrafts = true;
  const refused = keeper.close();
  await vi.advanceTimersByTimeAsync(0);
  await world.answer(refusal());
  expect(await refused).toBe(false);
  expect(keeper.standing).toBe('refused');
  world.refuseDrafts = false;
  const drafted = keeper.close();
  await vi.advanceTimersByTimeAsync(0);
  await world.answer(refusal());
  expect(await drafted).toBe(true);
  expect(world.calls.at(-1)).toBe('draft d0 ab');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(world.calls.length).toBe(4);
});
