import { join } from 'node:path';
import { remoteNames } from '@donate-impact/shared/build/apps';
import { test as base } from '@playwright/test';
import { type FaultyGateway, startFaultyGateway } from './faultyGateway';

const root = process.env.SITE_ROOT ?? join(import.meta.dirname, '../../..');

/** Playwright's test, each on a faulty gateway of its own. */
export const test = base.extend<{ gateway: FaultyGateway }>({
  gateway: async ({ browserName: _ }, use) => {
    const gateway = await startFaultyGateway({
      host: join(root, 'host/dist'),
      remotes: Object.fromEntries(
        remoteNames.map((name) => [name, join(root, `remote-${name}/dist`)]),
      ),
    });
    await use(gateway);
    await gateway.close();
  },
  baseURL: async ({ gateway }, use) => use(gateway.origin),
});
