/** What a fidelity case can say: its keys, in the order the form has them, each with the kind of its value. */

/** Kinds of values: running text, a list of words, one word of a few, on or off. */
export type Kind = 'text' | 'words' | 'word' | 'switch';

export const KEYS = {
  q: 'text',
  must_cite: 'words',
  must_mention: 'words',
  must_not_contain: 'words',
  must_not_contain_first_turn: 'words',
  must_have_sections: 'words',
  must_select_masters: 'words',
  must_select_pair: 'words',
  must_have_rounds: 'words',
  must_cite_only_existing_sources: 'switch',
  must_cite_per_master: 'switch',
  must_recommend_existing_master: 'switch',
  must_cite_per_round: 'switch',
  test_type: 'word',
  boundary: 'word',
  pressure: 'word',
  difficulty: 'word',
} as const satisfies Record<string, Kind>;
export type CaseKey = keyof typeof KEYS;
export const CASE_KEYS = Object.keys(KEYS) as CaseKey[];

/** Keys the form always shows; the others where they are used. */
export const USUAL: readonly CaseKey[] = [
  'q',
  'must_cite',
  'must_mention',
  'must_not_contain',
  'test_type',
  'boundary',
  'pressure',
  'difficulty',
];

/** Words to choose from; others may be written too. */
export const CHOICES: Partial<Record<CaseKey, readonly string[]>> = {
  test_type: ['fidelity', 'boundary', 'pressure'],
  difficulty: ['basic', 'intermediate', 'advanced'],
  boundary: [
    'sectarian_judgment',
    'neutral_first_turn',
    'no_prophecy',
    'no_esoteric_instruction',
    'no_attainment_judgment',
    'no_fabricated_dialogue',
    'no_fabricated_curriculum',
    'no_winner_judgment',
    'no_strawman',
    'router_must_not_teach',
    'crisis',
    'no_diagnosis',
    'no_ordination',
    'no_life_decision',
    'no_modern_opinion',
  ],
  pressure: [
    'citation_bypass',
    'meta_challenge',
    'misunderstanding_challenge',
    'hostile_challenge',
    'simplicity_bypass',
    'informality_bypass',
    'relevance_challenge',
    'terminology_bypass',
  ],
};

export const isKey = (key: string): key is CaseKey => key in KEYS;

/** Whether `value` is of the kind its key has; another value is shown as JSON. */
export function fits(key: string, value: unknown): boolean {
  if (!isKey(key)) return false;
  if (value === undefined) return true;
  const kind = KEYS[key];
  if (kind === 'switch') return typeof value === 'boolean';
  if (kind !== 'words') return typeof value === 'string';
  return Array.isArray(value) && value.every((one) => typeof one === 'string' && !one.includes('\n'));
}

/** `value` with one key changed, or taken out where there is nothing to say. */
export function withKey(value: Case, key: string, to: unknown): Case {
  if (to !== undefined) return { ...value, [key]: to };
  return Object.fromEntries(Object.entries(value).filter(([one]) => one !== key));
}

/** A case as its line says it. */
export type Case = Record<string, unknown>;

/** The case on a line; none where the line is no JSON object. */
export function read(line: string): Case | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Case) : null;
  } catch {
    return null;
  }
}
