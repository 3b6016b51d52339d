import { playwrightConfig } from '@donate-impact/build/playwright';

// What a page looks like does not depend on the server: these run where the suite serves the site itself.
const ofThePageAlone = ['accessibility', 'arrival', 'display', 'keyboard', 'layoutShift'];

export default {
  ...playwrightConfig('node --import tsx packages/gateway/node/serve.ts'),
  // Suites of their own: npm run e2e:engines, npm run e2e:faults, and host/packages/tools/test/skew.ts.
  testIgnore: [
    'e2e/engines/**',
    'e2e/faults/**',
    'e2e/releases/**',
    ...(process.env.BASE_URL ? ofThePageAlone.map((name) => `${name}.spec.ts`) : []),
  ],
};
