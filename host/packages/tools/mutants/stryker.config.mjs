import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @param {string} name */
const patch = (name) => fileURLToPath(import.meta.resolve(`@donate-impact/patches/tests/${name}`));

/** The sources to mutate, and the tests that have to notice: those beside them. */
export default {
  mutate: [
    'shared/src/{scoring,preferences,candidates,integrity}/*.ts',
    'host/src/federation/*.{ts,tsx}',
    '!**/*.test.{ts,tsx}',
    '!**/index.ts',
  ],
  testRunner: 'jest',
  jest: {
    config: {
      testMatch: [
        '**/shared/src/{scoring,preferences,candidates,integrity}/*.test.ts',
        '**/host/src/federation/*.test.{ts,tsx}',
      ],
      testTimeout: 5_000,
      testEnvironment: patch('firstFailure'),
      setupFiles: ['<rootDir>/shared/packages/build/sameCases.ts'],
      runner: patch('coveringTests'),
    },
  },
  coverageAnalysis: 'perTest',
  // Stryker would rewrite tsconfig.json with the compiler's parser, which TypeScript 7 no longer offers.
  ignorePatterns: ['tsconfig.json', 'dist', 'docs', '.cache'],
  disableTypeChecks: false,
  // Long enough for a busy machine; Stryker recognizes endless loops by how often the mutant runs.
  timeoutMS: 20_000,
  // Outside the repository, so that no other tool takes the copies for sources.
  tempDirName: join(tmpdir(), 'mutants-of-donate-impact'),
  cleanTempDir: 'always',
  incrementalFile: '.cache/mutants/incremental.json',
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: '.cache/mutants/report.json' },
};
