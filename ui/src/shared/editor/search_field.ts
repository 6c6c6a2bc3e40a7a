/** The editor's search panel takes its words at the keys that type them, which an input method keeps to itself. This
 * tells it of words that came in any way. */

/** Hears the fields of search panels below `root`; returns the way to stop. */
export function hearSearch(root: HTMLElement): () => void {
  const tell = (event: Event) => {
    const composing = event instanceof InputEvent && event.isComposing;
    const field = event.target;
    if (!composing && field instanceof HTMLInputElement && field.matches('.cm-search .cm-textfield')) {
      field.dispatchEvent(new Event('change'));
    }
  };
  for (const type of ['input', 'compositionend']) root.addEventListener(type, tell);
  return () => {
    for (const type of ['input', 'compositionend']) root.removeEventListener(type, tell);
  };
}
