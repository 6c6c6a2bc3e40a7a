/** What the editor knows of a format: JSON, or Markdown with front matter and quoted scripture. */
import { json } from '@codemirror/lang-json';
import { markdown } from '@codemirror/lang-markdown';
import type { Extension } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, type DecorationSet, type ViewUpdate } from '@codemirror/view';
import { RangeSetBuilder } from '@codemirror/state';
import { tags } from '@lezer/highlight';
import { languageOf } from '../i18n/language_of';

type MarkdownExtension = NonNullable<NonNullable<Parameters<typeof markdown>[0]>['extensions']>;

const FENCE = /^---\s*$/;

/** The lines between two `---` at the beginning, which are no heading and no rule. */
const frontMatter: MarkdownExtension = {
  defineNodes: [{ name: 'FrontMatter', block: true, style: tags.meta }],
  parseBlock: [
    {
      name: 'FrontMatter',
      before: 'HorizontalRule',
      parse(context, line) {
        if (context.lineStart !== 0 || !FENCE.test(line.text)) return false;
        while (context.nextLine()) {
          if (!FENCE.test(line.text)) continue;
          context.nextLine();
          break;
        }
        context.addElement(context.elt('FrontMatter', 0, context.prevLineEnd()));
        return true;
      },
    },
  ],
};

const QUOTED = /^\s*>/;

/** Quoted lines look like the scripture of the ruled page, in the language they are written in. */
const scripture = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = quoted(view);
    }

    update(update: ViewUpdate): void {
      if (update.docChanged || update.viewportChanged) this.decorations = quoted(update.view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

function quoted(view: EditorView): DecorationSet {
  const set = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to;) {
      const line = view.state.doc.lineAt(at);
      if (QUOTED.test(line.text)) {
        const attributes = { lang: languageOf(line.text) };
        set.add(line.from, line.from, Decoration.line({ class: 'cm-scripture', attributes }));
      }
      at = line.to + 1;
    }
  }
  return set.finish();
}

/** Prose is set as prose. */
const prose = EditorView.theme({
  '.cm-scroller': { fontFamily: 'var(--sans)', fontSize: '14.5px' },
});

/** The format of the file `name`. */
export function formatOf(name: string): Extension {
  if (/\.(json|jsonl)$/i.test(name)) return json();
  if (!/\.(md|markdown)$/i.test(name)) return [];
  return [
    markdown({ extensions: frontMatter, completeHTMLTags: false, pasteURLAsLink: false }),
    scripture,
    prose,
  ];
}
