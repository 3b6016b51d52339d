import { playwrightConfig } from '@donate-impact/testing/playwright';

const long =
  /(?:dev|extensionPoints|newRemote|ownCopies|ownRepository|releaseContents|slowLines)\.spec/;
// Suites of their own: playwright.engines.config.ts and playwright.mixed.config.ts.
const others = ['e2e/engines/**', 'e2e/mixedReleases.spec.ts'];

export default {
  ...playwrightConfig('node --import tsx gateway/serve.ts'),
  // The first project begins first: a long test that began last would be left alone at the end.
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testIgnore: [long, ...others] },
  ],
};
