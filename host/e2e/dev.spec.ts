import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appFolders } from '@donate-impact/build/remotes';
import { linkPackages } from '@donate-impact/tools/linkPackages';
import { expect as expectSoon, test } from '@playwright/test';
import { copySources } from './copySources';
import { root } from './gateway';
import { heading, siteNavigation } from './site';

const parts = [...appFolders, 'shared'];
const issues = 'shared/src/candidates/issueLabel.ts';
const steps = 'remote-wizard/src/steps/stepTexts.ts';

test.skip(Boolean(process.env.BASE_URL), 'starts development servers of its own');
// Both use the wizard's development server, and development ports are fixed.
test.describe.configure({ mode: 'serial' });

// Three bundlers compile at once, then again for each change, which can take long on busy cores.
const expect = expectSoon.configure({ timeout: 240_000 });

let folder: string;
let server: ChildProcess;

test.beforeEach(async () => {
  test.setTimeout(600_000);
  folder = await copyOfRepository();
});

test.afterEach(async () => {
  if (server.exitCode === null) {
    process.kill(-(server.pid ?? 0));
    await once(server, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});

test('a developer sees changes to the shell, a remote and shared on the whole site at one address', async ({
  page,
}) => {
  start('host/packages/tools/start/tool.mjs', '.', 'host/packages/tools/start/dev.ts');
  await page.goto(await served('http://localhost:3000/demo'));
  await expect(heading(page)).toHaveText('Step 1 of 3: Which issues matter to you?');
  await page.getByRole('checkbox', { name: 'Healthcare' }).check();

  await change(steps, 'Which issues matter', 'What matters');
  await expect(heading(page)).toHaveText('Step 1 of 3: What matters to you?');
  await change(issues, 'Healthcare', 'Health and care');
  await expect(page.getByRole('checkbox', { name: 'Health and care' })).toBeVisible();
  await change('host/src/layout/TopBar.tsx', 'Run Demo', 'Try it');
  await expect(siteNavigation(page).getByRole('link', { name: 'Try it' })).toBeVisible();

  await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText('About Us');
});

test('a developer works on one remote alone, without any other part', async ({ page }) => {
  start(join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js'), 'remote-wizard', 'dev');
  await page.goto(await served('http://localhost:3002/demo'));
  await expect(heading(page)).toHaveText('Step 1 of 3: Which issues matter to you?');

  await change(steps, 'Which issues matter', 'What matters');
  await expect(heading(page)).toHaveText('Step 1 of 3: What matters to you?');
  await change(issues, 'Healthcare', 'Health and care');

  await expect(page.getByRole('checkbox', { name: 'Health and care' })).toBeVisible();
});

function start(script: string, within = '.', ...options: string[]) {
  server = spawn(process.execPath, [script, ...options], {
    cwd: join(folder, within),
    stdio: 'ignore',
    detached: true,
  });
}

/** Waits until the address responds or the server has exited. */
async function served(address: string) {
  const isServed = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => server.exitCode !== null,
    );
  await expect.poll(isServed).toBe(true);
  expect(server.exitCode).toBeNull();
  return address;
}

async function change(file: string, from: string, to: string) {
  const text = await readFile(join(folder, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(folder, file), text.replace(from, to));
}

/** The sources in the same layout, with the packages that are installed here. */
async function copyOfRepository() {
  await mkdir(join(root, '.cache'), { recursive: true });
  const copy = await mkdtemp(join(root, '.cache/dev-'));
  for (const part of parts) await copySources(join(root, part), join(copy, part));
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json'])
    await cp(join(root, file), join(copy, file), { preserveTimestamps: true });
  await linkPackages(copy);
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@donate-impact' && !parts.includes(name))
      await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  return copy;
}
