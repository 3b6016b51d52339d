import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open, type State } from '@donate-impact/build/barriers';
import { off, pointerFile, releasesOf } from '@donate-impact/build/pointer';
import { type RemoteName, remoteDists, remoteNames } from '@donate-impact/build/remotes';
import { createGateway } from '@donate-impact/gateway';
import { routeTable } from '@donate-impact/shared/routes';
import { expect, type Page } from '@playwright/test';
import { remoteStates } from './remoteStates';
import { heading } from './site';

const anyFault = /./;

/** The states that no remote can reach by itself. */
export const ownStates: State[] = [
  {
    screen: 'Every screen',
    name: 'menu open',
    reach: async (page) => {
      await open(page, '/about', 'About Us');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('link', { name: 'Run Demo' })).toBeVisible();
    },
  },
  {
    screen: 'Demo',
    name: 'slot filled, nothing chosen',
    reach: async (page) => {
      await open(page, '/demo', /^Step 1 of 3/);
      await expect(page.getByRole('region', { name: 'Leading so far' })).toBeVisible();
    },
  },
  {
    screen: 'Demo',
    name: 'slot filled, matches so far shown',
    reach: async (page) => {
      await open(page, '/demo', /^Step 1 of 3/);
      await page.getByRole('checkbox', { name: 'Economy' }).check();
      const leading = page.getByRole('region', { name: 'Leading so far' });
      await expect(leading.getByRole('listitem')).toHaveCount(3);
    },
  },
  {
    screen: 'Every screen',
    name: 'a preview is shown',
    reach: async (page) => {
      const { marketing } = await (await page.request.get('/releases.json')).json();
      await open(page, `/about?releases=marketing@${marketing}`, 'About Us');
      await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
    },
  },
  ...remoteNames.map(
    (remote): State => ({
      screen: 'Any screen',
      name: `the part "${remote}" does not answer`,
      says: anyFault,
      reach: (page) => openWith(page, remote, '/nowhere', 'does not answer'),
    }),
  ),
  {
    screen: 'Any screen',
    name: 'the part "wizard" is switched off',
    says: anyFault,
    reach: async (page) => {
      const folder = await mkdtemp(join(tmpdir(), 'switched-off-'));
      const change = { part: 'wizard', at: '', by: '', why: '', releases: releasesOf(off) };
      await writeFile(join(folder, pointerFile), JSON.stringify(change));
      await openWith(page, 'wizard', folder, 'is switched off');
      await rm(folder, { recursive: true });
    },
  },
  {
    screen: 'Any address',
    name: 'page not found',
    says: /status of 404/,
    reach: (page) => open(page, '/nowhere', 'Page not found'),
  },
];

/** Every state of every screen of the site. */
export const states = [...Object.values(remoteStates).flat(), ...ownStates];

const root = process.env.SITE_ROOT ?? join(import.meta.dirname, '../..');

function firstPath(remote: RemoteName) {
  return routeTable.find((route) => route.remote === remote)?.path;
}

/** Opens a remote's page on a private gateway where that remote fails, because of the folder of its releases. */
async function openWith(page: Page, remote: RemoteName, releases: string, reason: string) {
  const remotes = { ...remoteDists((folder) => join(root, folder, 'dist')), [remote]: releases };
  const server = createGateway({ host: join(root, 'host/dist'), remotes }).listen(0);
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}${firstPath(remote)}`);
  await expect(heading(page)).toHaveText(/cannot be shown right now/);
  await expect(page.getByRole('alert')).toContainText(reason);
  server.closeAllConnections();
  server.close();
}
