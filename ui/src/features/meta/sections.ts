/** How the form is divided. A key the schema gains later is found in the last section, without a word here. */
import { META } from './schema';

export interface Section {
  id: 'who' | 'voice' | 'lore' | 'critiques' | 'questions' | 'search' | 'record';
  /** Fields that are always shown. */
  usual: readonly string[];
  /** Fields that are shown where the file has them, and can be added. */
  more: readonly string[];
}

const NAMES = Object.keys(META.properties ?? {}).filter((key) => key.startsWith('name_'));
const PARTS: Section[] = [
  {
    id: 'who',
    usual: ['name', 'tradition', 'school', 'era', 'languages'],
    more: [...NAMES, 'honorific', 'tibetan_honorific', 'lay_name', 'birthplace'],
  },
  { id: 'voice', usual: ['style', 'disclaimer', 'signature_phrases'], more: [] },
  { id: 'lore', usual: ['lore_triggers'], more: [] },
  { id: 'critiques', usual: ['cross_critique'], more: [] },
  { id: 'questions', usual: ['starter_questions'], more: [] },
  { id: 'search', usual: ['search_scope'], more: [] },
];

/** Keys that other screens are for: another slug is a change of many files, sources have their own tab, and the
 * contract is computed from them. */
const ELSEWHERE = ['slug', 'sources', 'citation_contract'];
const RECORD = ['version', 'created_at', 'updated_at'];
const taken = [...PARTS.flatMap(({ usual, more }) => [...usual, ...more]), ...ELSEWHERE, ...RECORD];

export const SECTIONS: readonly Section[] = [
  ...PARTS,
  {
    id: 'record',
    usual: RECORD,
    more: Object.keys(META.properties ?? {}).filter((key) => !taken.includes(key)),
  },
];
