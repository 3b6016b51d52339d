import { playwrightConfig } from '@donate-impact/shared/build/playwright';
import type { Parts } from './e2e/gateway';

interface Site {
  name: string;
  url: string;
  parts: Parts;
  isWhole: boolean;
}

const sites: Site[] = JSON.parse(process.env.SKEW_SITES ?? '[]');

// What this release looks like and costs by itself, and the faults, which have a suite of their own.
const notOfMixtures = [
  'accessibility',
  'budgets',
  'dev',
  'display',
  'keyboard',
  'layoutShift',
  'rebuild',
];

/** The integrated suite, or its two journeys, on sites put together from two releases: scripts/skew.mjs. */
export default {
  ...playwrightConfig(),
  testIgnore: ['faults/**', ...notOfMixtures.map((name) => `${name}.spec.ts`)],
  // With a new major of the contract there is one thing to see: that the shell refuses the parts from before.
  ...(process.env.SKEW_IS_REFUSED && { testMatch: 'refusedContract.spec.ts' }),
  // A test of what this release changes is tagged so, until the next one; only with a new contract version.
  grepInvert: /@changed/,
  timeout: 60_000,
  workers: 3,
  projects: sites.map(({ name, url, parts, isWhole }) => ({
    name,
    use: { baseURL: url, parts },
    ...(!isWhole && {
      grep: /walks from the landing page|spreads the donation over the top three/,
    }),
  })),
};
