import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { open, type State } from '@donate-impact/build/barriers';
import { type RemoteName, remoteDists, remoteNames } from '@donate-impact/build/remotes';
import { createGateway } from '@donate-impact/gateway';
import { expect, type Page } from '@playwright/test';
import { states as ofMarketing } from '../../remote-marketing/e2e/states';
import { states as ofResults } from '../../remote-results/e2e/states';
import { states as ofWizard } from '../../remote-wizard/e2e/states';
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
  ...remoteNames.map(
    (remote): State => ({
      screen: 'Any screen',
      name: `the part "${remote}" does not answer`,
      says: anyFault,
      reach: (page) => openWithout(page, remote),
    }),
  ),
  {
    screen: 'Any address',
    name: 'page not found',
    says: /status of 404/,
    reach: (page) => open(page, '/nowhere', 'Page not found'),
  },
];

/** Every state of every screen of the site. */
export const states = [...ofMarketing, ...ofWizard, ...ofResults, ...ownStates];

const addresses: Record<RemoteName, string> = {
  marketing: '/about',
  wizard: '/demo',
  results: '/results',
};
const root = process.env.SITE_ROOT ?? join(import.meta.dirname, '../..');

/** Opens a remote's page on a private gateway that cannot reach that remote. */
async function openWithout(page: Page, down: RemoteName) {
  const remotes = { ...remoteDists((folder) => join(root, folder, 'dist')), [down]: '/nowhere' };
  const server = createGateway({ host: join(root, 'host/dist'), remotes }).listen(0);
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}${addresses[down]}`);
  await expect(heading(page)).toHaveText(/cannot be shown right now/);
  server.closeAllConnections();
  server.close();
}
