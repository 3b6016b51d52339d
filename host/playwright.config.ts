import { playwrightConfig } from '@donate-impact/testing/playwright';

export default {
  ...playwrightConfig('node --import tsx gateway/serve.ts'),
  // Suites of their own: playwright.engines.config.ts and playwright.mixed.config.ts.
  testIgnore: ['e2e/engines/**', 'e2e/mixedReleases.spec.ts'],
};
