import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { expect as expectSoon, test } from '@playwright/test';
import { changeText, copyOfRepository } from './developedCopy';
import { heading, siteNavigation } from './site';

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
  if (server.exitCode === null && server.signalCode === null) {
    process.kill(-(server.pid ?? 0));
    await once(server, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});

test('a developer sees changes to the shell, a remote and shared on the whole site at one address', async ({
  page,
}) => {
  start('dev.ts');
  await page.goto(await served('http://localhost:3000/demo'));
  await expect(heading(page)).toHaveText('Step 1 of 3: Which issues matter to you?');
  await page.getByRole('checkbox', { name: 'Healthcare' }).check();

  await changeText(folder, steps, 'Which issues matter', 'What matters');
  await expect(heading(page)).toHaveText('Step 1 of 3: What matters to you?');
  await changeText(folder, issues, 'Healthcare', 'Health and care');
  await expect(page.getByRole('checkbox', { name: 'Health and care' })).toBeVisible();
  await changeText(folder, 'host/src/layout/TopBar.tsx', 'Donate Impact', 'Donate well');
  await expect(page.getByRole('link', { name: 'Donate well' })).toBeVisible();

  await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText('About Us');
});

test('a developer works on one remote alone, without any other part', async ({ page }) => {
  start('devRemote.ts', 'remote-wizard');
  await page.goto(await served('http://localhost:3002/demo'));
  await expect(heading(page)).toHaveText('Step 1 of 3: Which issues matter to you?');

  await changeText(folder, steps, 'Which issues matter', 'What matters');
  await expect(heading(page)).toHaveText('Step 1 of 3: What matters to you?');
  await changeText(folder, issues, 'Healthcare', 'Health and care');

  await expect(page.getByRole('checkbox', { name: 'Health and care' })).toBeVisible();
});

function start(script: string, ...options: string[]) {
  const tools = 'host/packages/tools/start';
  server = spawn(process.execPath, [`${tools}/tool.mjs`, `${tools}/${script}`, ...options], {
    cwd: folder,
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
