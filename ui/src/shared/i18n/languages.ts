/** The languages of the interface, each by its own name. */
import type { LanguageTag } from '../../ipc/api.gen';

export const LANGUAGES: readonly { tag: LanguageTag; name: string }[] = [
  { tag: 'zh-Hans', name: '简体中文' },
  { tag: 'zh-Hant', name: '繁體中文' },
  { tag: 'en', name: 'English' },
];

/** The first of the system's languages that the interface speaks; English where it speaks none. */
export function systemLanguage(wanted: readonly string[] = navigator.languages): LanguageTag {
  for (const tag of wanted) {
    if (/^zh\b.*\b(hant|tw|hk|mo)\b/i.test(tag)) return 'zh-Hant';
    if (/^zh\b/i.test(tag)) return 'zh-Hans';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}
