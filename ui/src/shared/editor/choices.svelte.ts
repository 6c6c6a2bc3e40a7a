/** What was chosen of each stretch of a conflict. */
import type { MergePart } from '../../ipc/api.gen';

export type Choice = 'mine' | 'theirs' | 'both' | 'hand';

type Stretch = Extract<MergePart, { kind: 'conflict' }>;

export class Choices {
  #chosen = $state<(Choice | null)[]>([]);
  #typed = $state<string[]>([]);

  /** How many stretches are still to be chosen of. */
  readonly open = $derived.by(
    () => this.parts.filter((part, at) => part.kind === 'conflict' && this.#chosen[at] === null).length,
  );

  constructor(readonly parts: readonly MergePart[]) {
    this.#chosen = parts.map(() => null);
    this.#typed = parts.map((part) => (part.kind === 'conflict' ? part.ours : ''));
  }

  of(at: number): Choice | null {
    return this.#chosen[at] ?? null;
  }

  /** What is edited by hand begins as what was chosen before. */
  choose(at: number, choice: Choice): void {
    const part = this.parts[at];
    if (part?.kind !== 'conflict') return;
    if (choice === 'hand' && this.#chosen[at]) this.#typed[at] = this.#text(part, at);
    this.#chosen[at] = choice;
  }

  typed(at: number): string {
    return this.#typed[at] ?? '';
  }

  type(at: number, text: string): void {
    this.#typed[at] = text;
  }

  /** The text as chosen; mine where nothing is chosen yet. */
  result(): string {
    return this.parts.map((part, at) => (part.kind === 'clean' ? part.text : this.#text(part, at))).join('');
  }

  #text({ ours, theirs }: Stretch, at: number): string {
    const choice = this.#chosen[at];
    if (choice === 'theirs') return theirs;
    if (choice === 'both') return ours + theirs;
    return choice === 'hand' ? this.typed(at) : ours;
  }
}
