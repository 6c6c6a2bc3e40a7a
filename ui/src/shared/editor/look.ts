/** How the editor looks: every colour is one of the palette. Vermilion and ochre are left to findings. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const frame = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--paper)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', fontSize: '13.5px', lineHeight: '1.75', overflow: 'auto' },
  '.cm-content': { padding: '8px 0 40px', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 14px 0 8px' },
  '.cm-content ::selection, .cm-line::selection': { backgroundColor: 'var(--chosen)' },
  '.cm-gutters': {
    backgroundColor: 'var(--paper)',
    color: 'var(--ink-3)',
    border: '0',
    borderRight: '1px solid var(--rule)',
    fontSize: '11px',
  },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 8px 0 6px', minWidth: '34px' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--ink)', fontWeight: '600' },
  '.cm-specialChar': { color: 'var(--ochre)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket, .cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket':
    { backgroundColor: 'transparent', boxShadow: 'inset 0 -1px var(--ink-3)', color: 'inherit' },
  '.cm-searchMatch': { backgroundColor: 'var(--info-soft)', outline: '1px solid var(--edge)' },
  '.cm-searchMatch.cm-searchMatch-selected': {
    backgroundColor: 'var(--chosen)',
    outline: '2px solid var(--accent)',
  },
  '.cm-selectionMatch': { backgroundColor: 'var(--info-soft)' },
  '.cm-scripture': { fontFamily: 'var(--serif)', fontSize: '17px', lineHeight: '1.9' },
});

const panels = EditorView.theme({
  '.cm-panels': { backgroundColor: 'var(--paper-2)', color: 'var(--ink)', zIndex: '2' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--rule)' },
  '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--rule)' },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px',
    padding: '8px 40px 8px 10px',
    fontFamily: 'var(--sans)',
    fontSize: '13px',
  },
  '.cm-panel.cm-search br': { display: 'none' },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontSize: '12px',
    margin: '0',
  },
  '.cm-panel.cm-search input[type=checkbox]': {
    width: '16px',
    height: '16px',
    margin: '0',
    accentColor: 'var(--accent)',
  },
  '.cm-panel .cm-textfield': {
    minHeight: '26px',
    margin: '0',
    padding: '2px 8px',
    border: '1px solid var(--edge)',
    borderRadius: '6px',
    backgroundColor: 'var(--paper)',
    color: 'inherit',
    fontSize: '13px',
  },
  '.cm-panel .cm-button': {
    minHeight: '26px',
    margin: '0',
    padding: '2px 10px',
    border: '1px solid var(--line)',
    borderRadius: '6px',
    background: 'var(--paper)',
    color: 'inherit',
    fontSize: '13px',
    cursor: 'pointer',
  },
  '.cm-panel .cm-button:active': { background: 'var(--chosen)' },
  '.cm-panel.cm-search [name=close]': {
    top: '8px',
    right: '10px',
    minWidth: '26px',
    minHeight: '26px',
    fontSize: '16px',
    color: 'var(--ink-2)',
    cursor: 'pointer',
  },
  '.cm-tooltip': {
    maxWidth: 'min(420px, 90vw)',
    border: '1px solid var(--edge)',
    borderRadius: '6px',
    backgroundColor: 'var(--paper)',
    color: 'var(--ink)',
    fontFamily: 'var(--sans)',
    fontSize: '12.5px',
    lineHeight: '1.55',
  },
});

const highlights = HighlightStyle.define([
  { tag: [tags.heading], color: 'var(--ink)', fontWeight: '650' },
  { tag: [tags.propertyName, tags.link, tags.url, tags.labelName], color: 'var(--accent)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--gold)' },
  { tag: [tags.strong], fontWeight: '650' },
  {
    tag: [
      tags.meta,
      tags.processingInstruction,
      tags.comment,
      tags.punctuation,
      tags.separator,
      tags.contentSeparator,
    ],
    color: 'var(--ink-3)',
  },
  { tag: [tags.strikethrough], textDecoration: 'line-through' },
]);

export const look = [frame, panels, syntaxHighlighting(highlights)];
