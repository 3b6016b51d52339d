import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createGateway } from '@donate-impact/gateway';
import { npm } from '@donate-impact/tools/npm';
import type { Page } from '@playwright/test';
import { changeText, copyOfRepository } from './developedCopy';
import { thisRelease, whileServed } from './gateway';
import { expectSameLoad, expect as expectSoon, heading, markLoad, test as siteTest } from './site';

interface Development {
  /** A copy of the repository, in which a developer works. */
  folder: string;
  /** A running site, and what it was asked for: methods and paths. */
  deployed: { site: string; asked: string[] };
  /** The address at which a remote of the copy is developed inside the site. */
  develop: (remote: string) => Promise<string>;
  marketings: string;
}

const test = siteTest.extend<Development>({
  folder: async ({ browserName: _ }, use) => {
    const folder = await copyOfRepository();
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  deployed: async ({ browserName: _ }, use) => {
    const asked: string[] = [];
    const server = createGateway({ ...thisRelease, reportsAreOn: true });
    server.on('request', ({ method, url }) => asked.push(`${method} ${url}`));
    await whileServed(server, (site) => use({ site, asked }));
  },
  develop: async ({ folder, deployed }, use) => {
    const servers: ChildProcess[] = [];
    await use((remote) => {
      const server = start(folder, 'run', 'dev', '-w', remote, '--', '--site', deployed.site);
      servers.push(server);
      return addressOf(server);
    });
    await Promise.all(servers.map(end));
  },
  marketings: async ({ develop }, use) => use(await develop('remote-marketing')),
  baseURL: async ({ develop }, use) => use(await develop('remote-wizard')),
});

test.skip(Boolean(process.env.BASE_URL), 'starts a site and development servers of its own');
test.setTimeout(300_000);

// Bundlers compile anew for each change, which can take long on busy cores.
const expect = expectSoon.configure({ timeout: 60_000 });

test('two teams develop their remotes inside one deployed site at once, each with hot reload, and change nothing on it', async ({
  page,
  context,
  folder,
  deployed,
  marketings,
}) => {
  await page.goto('/');
  await expect(note(page)).toHaveText(/^wizard comes from .*remote-wizard, everything else from /);
  await markLoad(page);
  await page.getByRole('link', { name: 'Run the Demo' }).click();
  await page.getByRole('checkbox', { name: 'Healthcare' }).check();
  await changeText(folder, steps, 'Which issues matter', 'What matters');
  await expect(heading(page)).toHaveText('Step 1 of 3: What matters to you?');
  await expect(page.getByRole('checkbox', { name: 'Healthcare' })).toBeChecked();
  await expectSameLoad(page);

  const other = await context.newPage();
  await other.goto(marketings);
  await expect(note(other)).toHaveText(/^marketing comes from /);
  await changeText(folder, hero, 'No account and', 'No login and');
  await expect(other.getByText('No login and no payment.')).toBeVisible();
  await other.getByRole('link', { name: 'Run the Demo' }).click();
  await expect(heading(other)).toHaveText('Step 1 of 3: Which issues matter to you?');

  await page.goto('/');
  await expect(page.getByText('No account and no payment.')).toBeVisible();
  expect(deployed.asked.filter((request) => !/^(?:GET|HEAD) /.test(request))).toEqual([]);
});

test('a developer who breaks a page inside a deployed site sees it again once it is mended, and no failure is reported there', async ({
  page,
  folder,
  deployed,
  watch,
}) => {
  watch.expectInConsole(/remote-failure|Unmended/);
  await page.goto('/demo');
  await expect(heading(page)).toHaveText(/^Step 1 of 3:/);

  const mended = 'export function Wizard() {';
  const broken = `${mended} throw new Error('Unmended');`;
  await changeText(folder, wizard, mended, broken);
  await expect(heading(page)).toHaveText('The questionnaire cannot be shown right now');
  await changeText(folder, wizard, broken, mended);

  await expect(heading(page)).toHaveText('Step 1 of 3: Which issues matter to you?');
  expect(deployed.asked.filter((request) => /^POST|remotes.wizard/.test(request))).toEqual([]);
});

const steps = 'remote-wizard/src/steps/stepTexts.ts';
const wizard = 'remote-wizard/src/pages/Wizard.tsx';
const hero = 'remote-marketing/src/landing/Hero.tsx';

function note(page: Page) {
  return page.getByRole('complementary', { name: 'Development' });
}

function start(folder: string, ...options: string[]) {
  const { command, args, shell } = npm(...options);
  return spawn(command, args, {
    cwd: folder,
    shell,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
}

/** The address that a development server prints. */
function addressOf(server: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    let output = '';
    server.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
      const [address] = /http:\/\/localhost:\d+(?= is http)/.exec(output) ?? [];
      if (address) resolve(address);
    });
    server.once('exit', () => reject(new Error(`The development server has ended:\n${output}`)));
  });
}

async function end(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  process.kill(-(server.pid ?? 0));
  await once(server, 'exit');
}
