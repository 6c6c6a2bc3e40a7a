/** The words of checks and errors, which window and command line share. Parameters are data, never templates. */
import type { ApiError, LanguageTag } from '../../ipc/api.gen';
import { words } from './words.svelte';

/** The words of one check; `message` and `next` carry parameters. */
export interface CheckWords {
  message: string;
  next: string;
  what: string;
  why: string;
  exceptions: string;
}

interface ErrorWords {
  message: string;
  hint: string;
}

const checkFiles = import.meta.glob<Record<string, CheckWords>>('../../../messages/checks/*/*.json', {
  eager: true,
  import: 'default',
});
const errorFiles = import.meta.glob<Record<string, ErrorWords>>('../../../messages/errors/*.json', {
  eager: true,
  import: 'default',
});

function gather<W>(files: Record<string, Record<string, W>>, tag: LanguageTag): Map<string, W> {
  const mine = Object.entries(files).filter(([path]) => path.split(/[/.]/).includes(tag));
  return new Map(mine.flatMap(([, file]) => Object.entries(file)));
}

const TAGS: LanguageTag[] = ['en', 'zh-Hans', 'zh-Hant'];
const checks = new Map(TAGS.map((tag) => [tag, gather(checkFiles, tag)]));
const errors = new Map(TAGS.map((tag) => [tag, gather(errorFiles, tag)]));

/** `template` with each `{name}` replaced by the parameter of that name; a name without parameter stays. */
export function fill(template: string, params: Record<string, string>): string {
  return template.replace(/\{([^{}]*)\}/g, (whole, name: string) => params[name] ?? whole);
}

/** What a finding says and what to do about it. */
export function findingWords(code: string, params: Record<string, string>) {
  const found = checks.get(words.tag)?.get(code);
  return { message: fill(found?.message ?? code, params), next: fill(found?.next ?? '', params) };
}

/** What went wrong, and what to do now. */
export function errorWords(error: ApiError) {
  const found = errors.get(words.tag)?.get(error.code);
  return {
    message: fill(found?.message ?? error.code, error.params),
    hint: fill(found?.hint ?? '', error.params),
  };
}
