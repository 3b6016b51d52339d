import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RemoteName, remotes } from '@donate-impact/build/remotes';
import { appendChanges, readLiveRelease } from '@donate-impact/releases/activeReleases';
import { computeSum } from '@donate-impact/releases/release';
import { listStates, open, type State } from '@donate-impact/testing/accessibility';
import { createChange } from '@donate-impact/testing/createChange';
import { deriveRelease } from '@donate-impact/testing/deriveRelease';
import { expect, type Page } from '@playwright/test';
import { getServer, thisRelease } from './gateway';
import { copyReleases } from './laterRelease';
import { heading } from './site';

// The whole page comes from a separate gateway.
const ofOtherGateway = /^request: GET http:\/\/localhost:|remote-failure/;

/** The states that no remote can reach by itself. */
export const ownStates = listStates({
  'Every screen': {
    'menu open': async (page) => {
      await open(page, '/about', 'About Us');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('link', { name: 'Run Demo' })).toBeVisible();
    },
    'a preview is shown': {
      says: ofOtherGateway,
      reach: async (page) => {
        const { folder, origin } = await serveCopy(page, 'marketing');
        const [id, key] = [await deriveRelease(folder), '0'.repeat(32)];
        const preview = { deployed: id, key: computeSum(key) };
        const live = `* ${readLiveRelease(folder)};`;
        await appendChanges(folder, createChange('marketing', live, preview));
        await open(page, `${origin}/about?preview=marketing@${id}.${key}`, 'About Us');
        await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
      },
    },
  },
  Demo: {
    'widget shown, nothing chosen': async (page) => {
      await open(page, '/demo', /^Step 1 of 3/);
      await expect(page.locator('[data-extension-point] [data-boundary]')).toHaveCount(1);
    },
    'widget shown, matches so far shown': async (page) => {
      await open(page, '/demo', /^Step 1 of 3/);
      await page.getByRole('checkbox', { name: 'Economy' }).check();
      const leading = page.getByRole('region', { name: 'Leading so far' });
      await expect(leading.getByRole('listitem').first()).toBeVisible();
    },
  },
  'Any screen': {
    'the remote "wizard" is switched off': {
      says: ofOtherGateway,
      reach: async (page) => {
        const { folder, origin } = await serveCopy(page, 'wizard');
        await appendChanges(folder, createChange('wizard', '* off;'));
        await page.goto(`${origin}/demo`);
        await expect(heading(page)).toHaveText(/cannot be shown right now/);
        await expect(page.getByRole('alert')).toContainText('is switched off');
      },
    },
  },
  'Any address': {
    'page not found': {
      says: /status of 404/,
      reach: (page) => open(page, '/nowhere', 'Page not found'),
    },
  },
  Licenses: {
    page: async (page) => {
      await page.goto('/licenses');
    },
  },
});

// By folder, so that a new remote's states are among them.
const remoteStates = remotes.map(
  async ({ folder }): Promise<State[]> => (await import(`../../${folder}/e2e/states`)).states,
);

/** Every state of every screen of the site. */
export const states = [...(await Promise.all(remoteStates)).flat(), ...ownStates];

/** Serves the site with a copy of a remote's releases, until the page closes. */
async function serveCopy(page: Page, remote: RemoteName) {
  const folder = await copyReleases(remote, await mkdtemp(join(tmpdir(), 'state-')));
  const remotes = { ...thisRelease.remotes, [remote]: folder };
  const server = getServer({ ...thisRelease, remotes }).listen(0);
  page.once('close', () => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  return { folder, origin: `http://localhost:${port}` };
}
