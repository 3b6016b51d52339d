import { playwrightConfig } from '@donate-impact/testing/playwright';

const waiting = /slowLines\.spec/;
// Suites of their own: playwright.engines.config.ts and playwright.mixed.config.ts.
const others = ['e2e/engines/**', 'e2e/mixedReleases.spec.ts'];

export default {
  ...playwrightConfig('node --import tsx gateway/serve.ts'),
  // One more worker than elsewhere, which only waits for its line.
  workers: 4,
  projects: [
    { name: 'waiting', testMatch: waiting, workers: 1 },
    { name: 'working', testIgnore: [waiting, ...others], workers: 3 },
  ],
};
