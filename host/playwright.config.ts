import { playwrightConfig } from '@donate-impact/testing/playwright';

// The files that build, but for the shortest, so that both workers end at about the same time.
const long = /(?:dev|extensionPoints|newRemote|ownRepository|releaseContents)\.spec/;
const waiting = /slowLines\.spec/;
// Suites of their own: playwright.engines.config.ts and playwright.mixed.config.ts.
const others = ['e2e/engines/**', 'e2e/mixedReleases.spec.ts'];

export default {
  ...playwrightConfig('node --import tsx gateway/serve.ts'),
  // Two workers at work, as in every suite, and one that only waits for its line.
  workers: 3,
  projects: [
    { name: 'long', testMatch: long, workers: 1 },
    { name: 'waiting', testMatch: waiting, workers: 1 },
    { name: 'short', testIgnore: [long, waiting, ...others], workers: 1 },
  ],
};
