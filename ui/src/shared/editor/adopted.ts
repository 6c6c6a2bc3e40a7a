/**
 * The editor's rules come as a style sheet made by script. The page's policy forbids style elements and allows sheets
 * that a script adopts; the editor's library makes those only below a shadow root, so it is given the one made there.
 */
import { StyleModule } from 'style-mod';

type Marked = Record<symbol, unknown>;

/** Lets the editor's rules be adopted by the document. */
export function adoptStyles(): void {
  const shadow = document.createElement('div').attachShadow({ mode: 'closed' });
  StyleModule.mount(shadow, []);
  const mark = Object.getOwnPropertySymbols(shadow).find(({ description }) => description === 'styleSet');
  if (mark) (document as unknown as Marked)[mark] ??= (shadow as unknown as Marked)[mark];
}
