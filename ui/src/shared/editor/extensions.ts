/** The editor put together. Tab indents; Escape, then Tab leaves the text. */
import {
  defaultKeymap,
  history,
  indentWithTab,
  redo,
  redoDepth,
  undo,
  undoDepth,
} from '@codemirror/commands';
import { bracketMatching, indentUnit } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, Prec, type Extension } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { formatOf } from './language';
import { look } from './look';
import { findingMarks } from './marks';
import type { TextSheet } from './sheet';
import { phrases } from './words';

/** What the editor asks of the page. */
export interface Wishes {
  /** Undo or redo beyond what was typed since the last save. */
  turn(way: 'undo' | 'redo'): void;
  /** Write it now. */
  save(): void;
  /** The finding being looked at. */
  look(id: string): void;
}

/** The parts that change while a text is open. */
export class Parts {
  readonly #history = new Compartment();
  readonly #words = new Compartment();
  readonly #access = new Compartment();

  /** The editor for the file `name`. */
  extensions(name: string, wishes: Wishes): Extension {
    return [
      this.#history.of(history()),
      this.#words.of(phrases()),
      this.#access.of([]),
      turning(wishes),
      Prec.high(findingMarks((id) => wishes.look(id))),
      lineNumbers(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      highlightSpecialChars(),
      highlightSelectionMatches({ minSelectionLength: 2 }),
      bracketMatching(),
      search({ top: true }),
      EditorView.lineWrapping,
      indentUnit.of('  '),
      EditorState.tabSize.of(2),
      formatOf(name),
      keymap.of([...searchKeymap.filter(({ key }) => key !== 'Mod-Alt-g'), ...defaultKeymap, indentWithTab]),
      look,
    ];
  }

  /** Says everything in the language chosen now, under the name `label`, and lets nothing be typed where `locked`. */
  describe(label: string, lang: string, hint: string, locked: boolean) {
    return {
      effects: [
        this.#words.reconfigure([
          phrases(),
          EditorView.contentAttributes.of({
            'aria-label': label,
            tabindex: '0',
            lang,
            'aria-describedby': hint,
            spellcheck: 'false',
          }),
        ]),
        this.#access.reconfigure(EditorState.readOnly.of(locked)),
      ],
    };
  }

  /** Forgets what was typed: it is in the file, and the workspace's own history takes it back from there. What could
   * be done again stays, unless the workspace has taken a step since. */
  forget(sheet: TextSheet, stepped: boolean): void {
    if (redoDepth(sheet.state) > 0 ? !stepped : undoDepth(sheet.state) === 0) return;
    sheet.dispatch({ effects: this.#history.reconfigure([]) });
    sheet.dispatch({ effects: this.#history.reconfigure(history()) });
  }
}

/** Undo and redo: first what was typed and is not saved, then the steps of the workspace. */
function turning({ turn, save }: Wishes): Extension {
  const back = (view: EditorView) => {
    if (undoDepth(view.state) > 0) return undo(view);
    turn('undo');
    return true;
  };
  const again = (view: EditorView) => {
    if (redoDepth(view.state) > 0) return redo(view);
    turn('redo');
    return true;
  };
  const keep = () => {
    save();
    return true;
  };
  return keymap.of([
    { key: 'Mod-z', run: back },
    { key: 'Mod-Shift-z', run: again },
    { key: 'Mod-y', run: again },
    { key: 'Mod-s', run: keep },
  ]);
}
