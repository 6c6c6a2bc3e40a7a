import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const TAURI = { group: ['@tauri-apps/*'], message: 'Only src/ipc/client.ts speaks to the window.' };
const CLIENT = { group: ['**/ipc/client'], message: 'Go through the desk or a state class.' };
const FEATURES = { group: ['**/features/**'], message: 'Shared parts know no feature.' };
const APP = { group: ['**/app/**'], message: 'Only the app puts features together.' };
const OTHERS = {
  group: ['../*/**', '!../../**'],
  message: 'A feature knows shared parts and itself, no other feature.',
};
const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

export default ts.config(
  { ignores: ['dist', 'node_modules', 'src/ipc/api.gen.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    rules: {
      // TypeScript knows every name, and knows the DOM's types where this rule does not.
      'no-undef': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true }],
      'svelte/no-at-html-tags': 'error',
      'svelte/no-raw-special-elements': 'error',
    },
  },
  { files: ['src/app/**'], rules: restrict(TAURI, CLIENT) },
  { files: ['src/shared/**'], rules: restrict(TAURI, FEATURES, APP) },
  { files: ['src/features/**'], rules: restrict(TAURI, APP, OTHERS) },
);
