import { playwrightConfig } from '@donate-impact/shared/build/playwright';

// What a page looks like does not depend on the server: these run where the suite serves the site itself.
const ofThePageAlone = ['accessibility', 'display', 'keyboard', 'layoutShift'];

export default {
  ...playwrightConfig('node gateway/serve.mjs'),
  // faults is a suite of its own: npm run e2e:faults.
  testIgnore: [
    'faults/**',
    ...(process.env.BASE_URL ? ofThePageAlone.map((name) => `${name}.spec.ts`) : []),
  ],
};
