import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open, type State } from '@donate-impact/build/barriers';
import { off, pointerFile, releasesOf } from '@donate-impact/build/pointer';
import { createGateway } from '@donate-impact/gateway';
import { expect, type Page } from '@playwright/test';
import { thisRelease } from './gateway';
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
  {
    screen: 'Any screen',
    name: 'the part "wizard" does not answer',
    says: anyFault,
    reach: (page) => openDemo(page, '/nowhere', 'does not answer'),
  },
  {
    screen: 'Any screen',
    name: 'the part "wizard" is switched off',
    says: anyFault,
    reach: async (page) => {
      const folder = await mkdtemp(join(tmpdir(), 'switched-off-'));
      const change = { part: 'wizard', at: '', by: '', why: '', releases: releasesOf(off) };
      await writeFile(join(folder, pointerFile), JSON.stringify(change));
      await openDemo(page, folder, 'is switched off');
      await rm(folder, { recursive: true });
    },
  },
  {
    screen: 'Any address',
    name: 'page not found',
    says: /status of 404/,
    reach: (page) => open(page, '/nowhere', 'Page not found'),
  },
  {
    screen: 'Licenses',
    name: 'page',
    reach: async (page) => {
      await page.goto('/licenses');
    },
  },
];

/** Every state of every screen of the site. */
export const states = [...Object.values(remoteStates).flat(), ...ownStates];

/** Opens the demo on a private gateway where the wizard fails, because of the folder of its releases. */
async function openDemo(page: Page, wizard: string, reason: string) {
  const remotes = { ...thisRelease.remotes, wizard };
  const server = createGateway({ ...thisRelease, remotes }).listen(0);
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/demo`);
  await expect(heading(page)).toHaveText(/cannot be shown right now/);
  await expect(page.getByRole('alert')).toContainText(reason);
  server.closeAllConnections();
  server.close();
}
