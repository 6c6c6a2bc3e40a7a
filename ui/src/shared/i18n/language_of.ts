/** The language tag for a run of text whose language nobody stated; it decides glyphs and voices. */

const SCRIPTS: readonly [RegExp, string][] = [
  [/\p{Script=Tibetan}/u, 'bo'],
  [/\p{Script=Devanagari}/u, 'sa'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
];

/** `bo`, `sa`, `ja`, `ko` or `zh` by the script used; `en` for the rest, which Latin fonts set. */
export function languageOf(text: string): string {
  return SCRIPTS.find(([script]) => script.test(text))?.[1] ?? 'en';
}
