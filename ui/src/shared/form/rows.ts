/**
 * Rows that can be moved and removed: their keys, and where the focus goes afterwards. A row carries `data-row`; a
 * control that should be found again in its new place carries `data-control`.
 */
import { tick } from 'svelte';

/** Where Alt and an arrow moves row `at` of `count`; `null` where the press is another, or leads nowhere. */
export function movedBy(event: KeyboardEvent, at: number, count: number): number | null {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const to = event.key === 'ArrowUp' ? at - 1 : event.key === 'ArrowDown' ? at + 1 : null;
  return to === null || to < 0 || to >= count ? null : to;
}

/** Gives the focus to `control` in row `at` of `list`, or in the last row; to what can be used there where that cannot;
 * to `otherwise` where no row is left. */
export async function focusRow(
  list: HTMLElement | undefined,
  at: number,
  control: string,
  otherwise?: HTMLElement,
): Promise<void> {
  await tick();
  const rows = list ? [...list.querySelectorAll<HTMLElement>(':scope > [data-row]')] : [];
  const row = rows[Math.min(Math.max(at, 0), rows.length - 1)];
  const wanted = [`[data-control=${control}]:not(:disabled)`, '[data-control]:not(:disabled)'];
  const found = wanted.map((css) => row?.querySelector<HTMLElement>(css)).find(Boolean);
  (found ?? otherwise)?.focus();
}

/** The control that has the focus, by its name. */
export function controlInFocus(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-control]')?.dataset['control'];
}
