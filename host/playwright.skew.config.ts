import { playwrightConfig } from '@donate-impact/shared/build/playwright';

interface Site {
  name: string;
  url: string;
}

const sites: Site[] = JSON.parse(process.env.SKEW_SITES ?? '[]');

/** The journey and the routes, on sites put together from two releases. Run it by scripts/skew.mjs. */
export default {
  ...playwrightConfig({ command: '', port: 0 }),
  testMatch: ['journey.spec.ts', 'routes.spec.ts'],
  grep: /journey\.spec|directly, and reloads|top bar leads|Back and Forward/,
  timeout: 60_000,
  workers: 3,
  webServer: undefined,
  projects: sites.map(({ name, url }) => ({ name, use: { baseURL: url } })),
};
