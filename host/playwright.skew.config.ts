import { playwrightConfig } from '@donate-impact/shared/build/playwright';
import type { Parts } from './e2e/gateway';

interface Site {
  name: string;
  url: string;
  parts: Parts;
  /** A regular expression of the tags that run on it. */
  tests: string;
}

const sites: Site[] = JSON.parse(process.env.SKEW_SITES ?? '[]');

/**
 * What crosses the contract, on sites put together from two releases: scripts/skew.mjs. What a part does within
 * itself is the same in every mixture, and only what is tagged runs here.
 */
export default {
  ...playwrightConfig(),
  testIgnore: 'e2e/faults/**',
  // A test of what this release changes is tagged so, until the next one; only with a new contract version.
  grepInvert: /@changed/,
  timeout: 60_000,
  workers: 3,
  projects: sites.map(({ name, url, parts, tests }) => ({
    name,
    use: { baseURL: url, parts },
    grep: new RegExp(tests),
  })),
};
