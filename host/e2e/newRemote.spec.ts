import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, git, test, tool } from './ownCopy';
import { expect, heading, siteNavigation } from './site';

// A team makes a fifth part in one command, as CONTRIBUTING.md says, in a copy of this repository.
test.skip(Boolean(process.env.BASE_URL), 'adds a part to its own server');

test('a new remote is made, built, added to the running site, visited, taken down and removed without a trace', async ({
  page,
  copy,
  served,
  watch,
}) => {
  test.setTimeout(300_000);
  watch.expectInConsole(/status of (?:404|503)|ERR_FAILED|remote-failure/);
  await page.goto('/bulletin');
  await expect(heading(page)).toHaveText('Page not found');

  await tool(copy, 'parts/newRemote.ts', 'bulletin', '/bulletin', '--no-install');
  await tool(copy, 'contract/contract.ts', '--check');
  await Promise.all(['host', 'remote-bulletin'].map((part) => build(join(copy, part))));
  served.remotes.bulletin = join(copy, 'remote-bulletin/dist');
  // The shell that runs, which was built without the remote, and then the next one.
  for (const host of [served.host, join(copy, 'host/dist')]) {
    served.host = host;
    await page.goto('/');
    await siteNavigation(page).getByRole('link', { name: 'Bulletin' }).click();
    await expect(heading(page)).toHaveText('Bulletin');
    await expect(page).toHaveTitle('Bulletin · Donate Impact');
    await page.reload();
    await expect(heading(page)).toHaveText('Bulletin');
    await expect(siteNavigation(page).locator('[aria-current=page]')).toHaveText('Bulletin');
    await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();
    await siteNavigation(page).getByRole('link', { name: 'Bulletin' }).click();
    await expect(heading(page)).toHaveText('Bulletin');
    expect(await (await page.request.get('/bulletin')).text()).toMatch(/<h1[^>]*>Bulletin<\/h1>/);
    await failsAlone(page);
  }

  served.remotes.bulletin = '/nowhere';
  await page.reload();
  await expect(heading(page)).toHaveText('The page “Bulletin” cannot be shown right now');
  await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText('About Us');

  await rm(join(copy, 'remote-bulletin'), { recursive: true });
  await tool(copy, 'parts/parts.ts');
  expect(git(copy, 'status', '--porcelain')).toBe('');
});

/** A visitor meets the panel when the remote's scripts fail, and a page that works again. */
async function failsAlone(page: Page) {
  const scripts = /\/remotes\/bulletin\/\w+\/static\/js\//;
  await page.route(scripts, (route) => route.abort());
  await page.goto('/bulletin');
  await expect(heading(page)).toHaveText('The page “Bulletin” cannot be shown right now');
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Bulletin');
}
