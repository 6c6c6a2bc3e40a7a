/**
 * The findings of the file, drawn in the text: the words are marked, the gutter has a sign, and what is wrong is said
 * in a tooltip, by pointer and by keyboard (F8, Shift F8). Marks move with what is typed until new findings come.
 */
import {
  RangeSet,
  StateEffect,
  StateField,
  type EditorState,
  type Extension,
  type Range,
} from '@codemirror/state';
import {
  Decoration,
  EditorView,
  GutterMarker,
  gutter,
  hoverTooltip,
  keymap,
  showTooltip,
  type Command,
  type DecorationSet,
  type Tooltip,
} from '@codemirror/view';
import type { SeverityName } from '../../ipc/api.gen';

/** One finding, with its words as they are said to people. */
export interface Mark {
  id: string;
  from: number;
  to: number;
  severity: SeverityName;
  code: string;
  /** How grave it is, what is wrong, what to do. */
  severityWords: string;
  message: string;
  next: string;
}

const setMarks = StateEffect.define<readonly Mark[]>();
const tellMark = StateEffect.define<Mark | null>();

const GRAVITY: SeverityName[] = ['error', 'warning', 'info'];
const SIGN: Record<SeverityName, string> = { error: '✗', warning: '!', info: '○' };

const marksField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects }) {
    const set = effects.find((effect) => effect.is(setMarks));
    return set ? drawn(set.value) : marks.map(changes);
  },
  provide: (field) => EditorView.outerDecorations.from(field),
});

/** The finding that is told in a tooltip because one has gone to it. */
const told = StateField.define<Mark | null>({
  create: () => null,
  update(mark, { effects, docChanged, selection }) {
    const tell = effects.find((effect) => effect.is(tellMark));
    return tell ? tell.value : docChanged || selection ? null : mark;
  },
  provide: (field) => showTooltip.from(field, (mark) => mark && tooltip([mark], mark.from)),
});

class Sign extends GutterMarker {
  constructor(readonly severity: SeverityName) {
    super();
  }

  override eq(other: Sign): boolean {
    return this.severity === other.severity;
  }

  override toDOM(): Node {
    const sign = document.createElement('span');
    sign.className = `cm-sign cm-sign-${this.severity}`;
    sign.textContent = SIGN[this.severity];
    return sign;
  }
}

const SIGNS = Object.fromEntries(GRAVITY.map((one) => [one, new Sign(one)])) as Record<SeverityName, Sign>;

const signs = gutter({
  class: 'cm-signs',
  markers: ({ state }) => {
    const worst = new Map<number, SeverityName>();
    for (const { from, severity } of marks(state)) {
      const { from: line } = state.doc.lineAt(from);
      const known = worst.get(line);
      if (!known || GRAVITY.indexOf(severity) < GRAVITY.indexOf(known)) worst.set(line, severity);
    }
    return RangeSet.of(
      Array.from(worst, ([line, severity]) => SIGNS[severity].range(line)),
      true,
    );
  },
  initialSpacer: () => SIGNS.error,
});

const rules = EditorView.theme({
  '.cm-signs': { width: '16px', textAlign: 'center' },
  '.cm-sign': { fontFamily: 'var(--latin)', fontWeight: '700', fontSize: '12px', color: 'var(--ink-3)' },
  '.cm-sign-error': { color: 'var(--vermilion)' },
  '.cm-sign-warning': { color: 'var(--ochre)' },
  '.cm-finding': { backgroundColor: 'var(--info-soft)', borderBottom: '2px dotted var(--ink-3)' },
  '.cm-finding-error': {
    backgroundColor: 'var(--vermilion-soft)',
    borderBottom: '2px solid var(--vermilion)',
  },
  '.cm-finding-warning': { backgroundColor: 'var(--ochre-soft)', borderBottom: '2px dashed var(--ochre)' },
  '.cm-told': { padding: '6px 10px' },
  '.cm-told p': { margin: '0' },
  '.cm-told p + p': { marginTop: '2px' },
  '.cm-told strong': { color: 'var(--ink-2)' },
  '.cm-told .error strong': { color: 'var(--vermilion)' },
  '.cm-told .warning strong': { color: 'var(--ochre)' },
  '.cm-told .next': { color: 'var(--ink-2)' },
});

/** Draws `list`. */
export const drawMarks = (list: readonly Mark[]) => setMarks.of(list);

/** Findings in the text; `onlook` hears which one is being looked at. */
export function findingMarks(onlook: (id: string) => void): Extension {
  const look = (view: EditorView, mark: Mark) => {
    goToMark(view, mark);
    onlook(mark.id);
  };
  const beside =
    (step: 1 | -1): Command =>
    (view) => {
      const mark = markBeside(view.state, step);
      if (mark) look(view, mark);
      return mark !== undefined;
    };
  const close: Command = (view) => {
    if (!view.state.field(told)) return false;
    view.dispatch({ effects: tellMark.of(null) });
    return true;
  };
  return [
    marksField,
    told,
    signs,
    rules,
    hoverTooltip((view, at) => {
      const here = marksAt(view.state, at);
      return here.length === 0 ? null : tooltip(here, Math.min(...here.map(({ from }) => from)));
    }),
    EditorView.domEventHandlers({
      click(event, view) {
        const at = view.posAtCoords(event);
        const here = at === null ? undefined : marksAt(view.state, at)[0];
        if (here) onlook(here.id);
      },
    }),
    keymap.of([
      { key: 'F8', run: beside(1), shift: beside(-1) },
      { key: 'Escape', run: close },
    ]),
  ];
}

/** Goes to the words of a finding and tells it. */
export function goToMark(view: EditorView, mark: Mark): void {
  view.dispatch({
    selection: { anchor: mark.from },
    effects: [
      EditorView.scrollIntoView(mark.from, { y: 'center' }),
      EditorView.announce.of(`${mark.severityWords}: ${mark.message}`),
    ],
  });
  view.dispatch({ effects: tellMark.of(mark) });
  view.focus();
}

/** The mark of the finding `id`, where it stands now. */
export function markOf(state: EditorState, id: string): Mark | undefined {
  return marks(state).find((mark) => mark.id === id);
}

function marks(state: EditorState): Mark[] {
  const found: Mark[] = [];
  for (const cursor = state.field(marksField).iter(); cursor.value; cursor.next()) {
    found.push({ ...(cursor.value.spec as { mark: Mark }).mark, from: cursor.from, to: cursor.to });
  }
  return found;
}

const marksAt = (state: EditorState, at: number) =>
  marks(state).filter(({ from, to }) => from <= at && at <= to);

function markBeside(state: EditorState, step: 1 | -1): Mark | undefined {
  const { head } = state.selection.main;
  const all = marks(state);
  return step > 0 ? all.find(({ from }) => from > head) : all.reverse().find(({ from }) => from < head);
}

function drawn(list: readonly Mark[]): DecorationSet {
  const ranges: Range<Decoration>[] = list.flatMap((mark) => {
    if (mark.from >= mark.to) return [];
    // Inclusive, so that it goes around the sign that stands for a character nobody can see.
    const decoration = Decoration.mark({
      class: `cm-finding cm-finding-${mark.severity}`,
      inclusive: true,
      mark,
    });
    return [decoration.range(mark.from, mark.to)];
  });
  return Decoration.set(ranges, true);
}

function tooltip(here: readonly Mark[], pos: number): Tooltip {
  return {
    pos,
    above: true,
    create: () => {
      const dom = document.createElement('div');
      dom.className = 'cm-told';
      for (const { severity, severityWords, message, next } of here) {
        dom.append(said(severity, `${severityWords} `, message), said('next', '', next));
      }
      return { dom };
    },
  };
}

function said(kind: string, strong: string, words: string): HTMLElement {
  const line = document.createElement('p');
  line.className = kind;
  const head = document.createElement('strong');
  head.textContent = strong;
  line.append(head, words);
  return line;
}
