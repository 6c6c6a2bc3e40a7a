/**
 * Keys that belong to an input method. While something is being composed, and for the key that ended the composing,
 * no handler of the page may see a key press: Enter, Escape, arrows and single keys are the input method's.
 */

/** How long after the end of a composition a key press still counts as the one that ended it, in milliseconds. */
const TAIL = 50;

/** The key code of a press that an input method has taken. */
const TAKEN = 229;

/** Keeps such presses from every handler below `root`; their default action stays. Returns the way to undo it. */
export function guardComposition(root: Window | HTMLElement): () => void {
  let ended = -Infinity;
  const onEnd = (event: Event) => {
    ended = event.timeStamp;
  };
  const onKey = (event: Event) => {
    const press = event as KeyboardEvent;
    const tail = press.type === 'keydown' && press.timeStamp - ended < TAIL;
    if (press.isComposing || press.keyCode === TAKEN || tail) press.stopImmediatePropagation();
  };
  root.addEventListener('compositionend', onEnd, true);
  for (const type of ['keydown', 'keyup']) root.addEventListener(type, onKey, true);
  return () => {
    root.removeEventListener('compositionend', onEnd, true);
    for (const type of ['keydown', 'keyup']) root.removeEventListener(type, onKey, true);
  };
}
