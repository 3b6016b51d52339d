import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { getServer, thisRelease, whileServed } from './gateway';
import { changeText, test as ownCopyTest } from './ownCopy';
import { expect as expectSoon, heading, siteNavigation } from './site';

/** Starts a development server in a folder, and gives the URL that it prints. Rejects with its output if it ends. */
type Start = (cwd: string, ...command: string[]) => Promise<string>;

const test = ownCopyTest.extend<{ start: Start }>({
  start: async ({ browserName: _ }, use) => {
    const servers: ChildProcess[] = [];
    await use((cwd, ...command) => {
      const server = spawn(process.execPath, command, {
        cwd,
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      servers.push(server);
      return getUrl(server);
    });
    await Promise.all(servers.map(end));
  },
});

// Development ports are fixed, and the whole site and a remote alone use the same ones.
test.describe.configure({ mode: 'serial', timeout: 420_000 });

// Bundlers compile anew for each change, which can take long on busy cores.
const expect = expectSoon.configure({ timeout: 120_000 });

const tool = 'shared/tools/start/tool.mjs';
const ownSteps = 'src/steps/stepTexts.ts';
const steps = `remote-wizard/${ownSteps}`;
const issues = 'shared/src/candidates/issueLabel.ts';
const wordmark = 'host/src/layout/Wordmark.tsx';
const old = 'Step 1 of 3: Which issues matter to you?';
const changed = 'Step 1 of 3: What matters to you?';

test.beforeEach(({ watch }) => {
  // Development servers have their own URLs, and log their updates in the console.
  watch.expectInConsole(/./);
});

test('a developer sees changes to the shell, a remote and shared on the whole site at one URL', async ({
  page,
  copy,
  start,
}) => {
  await start(copy, tool, 'shared/tools/start/dev.ts');
  await page.goto(await served('http://localhost:3000/demo'));
  await expect(heading(page)).toHaveText(old);
  await page.getByRole('checkbox', { name: 'Healthcare' }).check();

  await changeText(copy, steps, 'Which issues matter', 'What matters');
  await expect(heading(page)).toHaveText(changed);
  await changeText(copy, issues, 'Healthcare', 'Health and care');
  await expect(page.getByRole('checkbox', { name: 'Health and care' })).toBeVisible();
  await changeText(copy, wordmark, 'Donate Impact', 'Donate well');
  await expect(page.getByRole('link', { name: 'Donate well' })).toBeVisible();

  await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText('About Us');
});

test('a developer works on one remote alone, without any other app', async ({
  page,
  copy,
  start,
}) => {
  await start(copy, tool, 'host/operate/operate.ts', 'dev', 'wizard');
  await page.goto(await served('http://localhost:3002/demo'));
  await expect(heading(page)).toHaveText(old);

  await changeText(copy, steps, 'Which issues matter', 'What matters');

  await expect(heading(page)).toHaveText(changed);
});

test('a developer with a repository of one remote works on it within a running site', async ({
  page,
  own,
  start,
}) => {
  const dev = '--import tsx/esm packages/operate/operate.ts dev wizard --site'.split(' ');
  await whileServed(getServer(thisRelease), async (origin) => {
    await changeText(own, ownSteps, 'Which issues matter', 'What matters');
    await start(own, ...dev, origin);
    const answer = await page.goto(await served('http://localhost:3002/demo'));
    expect(await answer?.text()).toContain('What matters to you?</span></h1>');
    await page.getByRole('checkbox', { name: 'Healthcare' }).check();

    await changeText(own, ownSteps, 'What matters', 'What counts');

    await expect(heading(page)).toHaveText('Step 1 of 3: What counts to you?');
    await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();
    await expect(heading(page)).toHaveText('About Us');
    await expect(page.getByRole('complementary', { name: 'Local remote' })).toHaveText(
      `wizard is from this machine, all else from ${origin}.`,
    );
  });
});

/** The URL that a development server prints. */
function getUrl(server: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    let output = '';
    server.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
      const [url] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (url) resolve(url);
    });
    server.stderr?.on('data', (text) => {
      output += text;
    });
    server.once('close', () => reject(new Error(`The development server has ended:\n${output}`)));
  });
}

/** Waits until the URL responds. */
async function served(url: string) {
  await expect.poll(async () => (await fetch(url).catch(() => null))?.ok).toBe(true);
  return url;
}

async function end(server: ChildProcess) {
  if (!server.pid || server.exitCode !== null || server.signalCode !== null) return;
  process.kill(-server.pid);
  await once(server, 'exit');
}
