import parser from '@babel/eslint-parser';
import baseline from 'eslint-plugin-baseline-js';
import * as regexp from 'eslint-plugin-regexp';

// Two rules that Biome lacks: every pattern is linear, and pages use only what the supported browsers have.
const parserOpts = { plugins: ['typescript', 'jsx'] };
const use = {
  // The last year of which the oldest supported browser, Safari 15.6, has what became available everywhere.
  available: 2022,
  includeWebApis: { preset: 'auto' },
  includeJsBuiltins: { preset: 'auto' },
  // Pages use only old parts of the first two features, and use the other two only where the browser has them.
  ignoreFeatures: ['print', 'async-clipboard', 'requestidlecallback', 'share'],
};

export default [
  { ignores: ['**/dist', '**/.cache'] },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    languageOptions: {
      parser,
      parserOptions: {
        requireConfigFile: false,
        babelOptions: { babelrc: false, configFile: false, parserOpts },
      },
    },
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['{host,shared,remote-*}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    plugins: { baseline },
    rules: { 'baseline/use-baseline': ['error', use] },
  },
];
