import { playwrightConfig } from '@donate-impact/build/playwright';
import { mixtures } from './e2e/releases/mixtures';

const everyMixture = 'e2e/releases/everyMixture.spec.ts';

/**
 * What crosses the contract, on sites put together from two releases: packages/tools/test/skew.ts. What a part does within
 * itself is the same in every mixture, and only what is tagged runs here.
 */
export default {
  ...playwrightConfig(),
  // A test of what this release changes is tagged so, until the next one; only with a new contract version.
  grepInvert: /@changed/,
  timeout: 60_000,
  projects: [
    { name: 'every mixture', testMatch: everyMixture },
    ...mixtures.flatMap(({ name, url, parts, tests }) =>
      tests
        ? {
            name,
            use: { baseURL: url, parts },
            grep: new RegExp(tests),
            testIgnore: ['e2e/engines/**', 'e2e/faults/**', everyMixture],
          }
        : [],
    ),
  ],
};
