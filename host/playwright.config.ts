import { playwrightConfig } from '@donate-impact/build/playwright';

// What does not depend on the server at BASE_URL: how a page looks, and what starts a server of its own.
const withoutBaseUrl = ['accessibility', 'arrival', 'display', 'keyboard', 'layoutShift'];

export default {
  ...playwrightConfig('node --import tsx packages/gateway/node/serve.ts'),
  // Suites of their own: npm run e2e:engines and playwright.mixed.config.ts.
  testIgnore: [
    'e2e/engines/**',
    'e2e/mixedReleases.spec.ts',
    ...(process.env.BASE_URL ? withoutBaseUrl.map((name) => `${name}.spec.ts`) : []),
  ],
};
