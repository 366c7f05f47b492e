import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'src/wire/'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-eval': 'error',
      'svelte/no-at-html-tags': 'error',
      // The compiler reports what TypeScript can't see here; names are checked by svelte-check.
      'no-undef': 'off',
      // Maps and sets that no drawing depends on stay plain ones.
      'svelte/prefer-svelte-reactivity': 'off',
      // There is no SvelteKit: addresses are plain paths.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
);
