import { join } from 'node:path';
import { remoteDists } from '@donate-impact/build/remotes';
import { test as base } from '@playwright/test';
import { type FaultyGateway, startFaultyGateway } from './faultyGateway';

const root = process.env.SITE_ROOT ?? join(import.meta.dirname, '../../..');

/** Playwright's test, with its own faulty gateway for each test. */
export const test = base.extend<{ gateway: FaultyGateway }>({
  gateway: async ({ browserName: _ }, use) => {
    const gateway = await startFaultyGateway({
      host: join(root, 'host/dist'),
      remotes: remoteDists((folder) => join(root, folder, 'dist')),
    });
    await use(gateway);
    await gateway.close();
  },
  baseURL: async ({ gateway }, use) => use(gateway.origin),
});
