import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Change } from '@donate-impact/build/deriveRelease';
import { nextRelease } from '@donate-impact/build/nextRelease';
import { remoteDists } from '@donate-impact/build/remotes';
import { test as base } from '@playwright/test';
import { type FaultyGateway, startFaultyGateway } from './faultyGateway';

const root = process.env.SITE_ROOT ?? join(import.meta.dirname, '../../..');

interface Fixtures {
  gateway: FaultyGateway;
  /** Releases the shell with another data file. */
  releaseData: (text: string) => Promise<void>;
}

/** Playwright's test, with its own faulty gateway for each test. */
export const test = base.extend<Fixtures>({
  gateway: async ({ browserName: _ }, use) => {
    const gateway = await startFaultyGateway({
      host: join(root, 'host/dist'),
      remotes: remoteDists((folder) => join(root, folder, 'dist')),
    });
    await use(gateway);
    await gateway.close();
  },
  releaseData: async ({ gateway }, use) => {
    const to = await mkdtemp(join(tmpdir(), 'data-'));
    await use(async (data) => {
      const change: Change = (text, file) => (file === 'data/candidates.json' ? data : text);
      gateway.served.host = await nextRelease(gateway.served.host, to, { change });
    });
    await rm(to, { recursive: true });
  },
  baseURL: async ({ gateway }, use) => use(gateway.origin),
});
