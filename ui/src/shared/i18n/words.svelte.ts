/** Every word of the interface, in the language chosen. Switching the language redraws what uses them. */
import i18next, { type TOptions } from 'i18next';
import en from '../../../messages/en.json';
import zhHans from '../../../messages/zh-Hans.json';
import zhHant from '../../../messages/zh-Hant.json';
import type { LanguageTag } from '../../ipc/api.gen';

type Plural<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/** A key of the catalogues; forms for one and many count as one key. */
export type Key = Plural<keyof typeof en>;

const catalogues = i18next.createInstance();
void catalogues.init({
  resources: {
    en: { translation: en },
    'zh-Hans': { translation: zhHans },
    'zh-Hant': { translation: zhHant },
  },
  lng: 'en',
  fallbackLng: false,
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
});

class Words {
  tag = $state<LanguageTag>('en');

  /** The words of `key`, with `{name}` replaced by the value of that name. */
  say(key: Key, values: TOptions = {}): string {
    return catalogues.t(key, { ...values, lng: this.tag });
  }

  /** A number as this language writes it. */
  number(value: number): string {
    return value.toLocaleString(this.tag);
  }

  /** A day and time as this language writes it. */
  moment(seconds: number): string {
    const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
    return new Intl.DateTimeFormat(this.tag, style).format(seconds * 1000);
  }
}

export const words = new Words();

/** The words of `key` in the language chosen. */
export const t = (key: Key, values?: TOptions): string => words.say(key, values);
