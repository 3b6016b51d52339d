import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is mutated, and which tests have to notice: those beside it. */
export default {
  mutate: [
    'shared/src/{scoring,preferences,candidates}/*.ts',
    'host/src/federation/*.{ts,tsx}',
    '!**/*.test.{ts,tsx}',
    '!**/index.ts',
    // Builders of test data.
    '!**/{aCandidate,anyCandidate}.ts',
  ],
  testRunner: 'jest',
  jest: {
    config: {
      testMatch: [
        '**/shared/src/{scoring,preferences,candidates}/*.test.ts',
        '**/host/src/federation/*.test.{ts,tsx}',
      ],
      testTimeout: 5_000,
      testEnvironment: './host/packages/tools/mutants/firstFailure.cjs',
      setupFiles: ['<rootDir>/shared/packages/build/sameCases.mjs'],
      runner: '<rootDir>/host/packages/tools/mutants/coveringTests.mjs',
    },
  },
  coverageAnalysis: 'perTest',
  // Stryker would rewrite tsconfig.json with the compiler's parser, which TypeScript 7 does not offer any more.
  ignorePatterns: ['tsconfig.json', 'dist', 'docs', '.cache'],
  disableTypeChecks: false,
  // On a busy machine a slow run is no endless loop; those are told by how often a mutant is run.
  timeoutMS: 20_000,
  // Outside the repository, where no other tool takes the copies for sources.
  tempDirName: join(tmpdir(), 'mutants-of-donate-impact'),
  cleanTempDir: 'always',
  incrementalFile: '.cache/mutants/incremental.json',
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: '.cache/mutants/report.json' },
};
