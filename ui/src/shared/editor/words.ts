/** The words of the editor's own parts, in the language of the interface. */
import { EditorState, type Extension } from '@codemirror/state';
import { t, type Key } from '../i18n/words.svelte';

/** What the editor says in English, and the key of our words for it. */
const PHRASES: Record<string, Key> = {
  Find: 'search.find',
  Replace: 'search.replaceWith',
  next: 'search.next',
  previous: 'search.previous',
  all: 'search.all',
  'match case': 'search.matchCase',
  regexp: 'search.regexp',
  'by word': 'search.byWord',
  replace: 'search.replace',
  'replace all': 'search.replaceAll',
  close: 'dialog.close',
  'current match': 'search.current',
  'replaced match on line $': 'search.replacedOne',
  'replaced $ matches': 'search.replacedMany',
  'on line': 'search.onLine',
  'Go to line': 'search.goToLine',
  go: 'search.go',
  'Control character': 'text.control',
};

/** The editor's words in the language chosen now. */
export function phrases(): Extension {
  const said = Object.entries(PHRASES).map(([phrase, key]) => [phrase, t(key)] as const);
  return EditorState.phrases.of(Object.fromEntries(said));
}
