import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { getServer, thisRelease, whileServed } from './gateway';
import { changeText, test as ownCopyTest } from './ownCopy';
import { expect as expectSoon, heading, siteNavigation } from './site';

/** Starts a development server of the copy, and gives the URL that it prints. */
type Start = (env: NodeJS.ProcessEnv, script: string, ...options: string[]) => Promise<string>;

const test = ownCopyTest.extend<{ start: Start }>({
  start: async ({ copy }, use) => {
    const servers: ChildProcess[] = [];
    await use((env, script, ...options) => {
      const tools = 'shared/tools/start';
      const server = spawn(
        process.execPath,
        [`${tools}/tool.mjs`, `${tools}/${script}`, ...options],
        {
          cwd: copy,
          env: { ...process.env, ...env },
          stdio: ['ignore', 'pipe', 'inherit'],
          detached: true,
        },
      );
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

const steps = 'remote-wizard/src/steps/stepTexts.ts';
const issues = 'shared/src/candidates/issueLabel.ts';
const topBar = 'host/src/layout/TopBar.tsx';
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
  await start({}, 'dev.ts');
  await page.goto(await served('http://localhost:3000/demo'));
  await expect(heading(page)).toHaveText(old);
  await page.getByRole('checkbox', { name: 'Healthcare' }).check();

  await changeText(copy, steps, 'Which issues matter', 'What matters');
  await expect(heading(page)).toHaveText(changed);
  await changeText(copy, issues, 'Healthcare', 'Health and care');
  await expect(page.getByRole('checkbox', { name: 'Health and care' })).toBeVisible();
  await changeText(copy, topBar, 'Donate Impact', 'Donate well');
  await expect(page.getByRole('link', { name: 'Donate well' })).toBeVisible();

  await siteNavigation(page).getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText('About Us');
});

test('a developer works on one remote alone, without any other app', async ({
  page,
  copy,
  start,
}) => {
  await start({}, 'dev.ts', 'remote-wizard');
  await page.goto(await served('http://localhost:3002/demo'));
  await expect(heading(page)).toHaveText(old);

  await changeText(copy, steps, 'Which issues matter', 'What matters');

  await expect(heading(page)).toHaveText(changed);
});

test('a developer sees a local remote within a deployed site that allows it', async ({
  page,
  copy,
  start,
}) => {
  const site = getServer({
    ...thisRelease,
    origins: ['http://localhost:3002', 'ws://localhost:3002'],
  });
  await whileServed(site, async (origin) => {
    await changeText(copy, steps, 'Which issues matter', 'What matters');
    await start({ SITE: origin }, 'dev.ts', 'remote-wizard');
    const entry = await served('http://localhost:3002/mf-manifest.json');
    await page.addInitScript(overrideRemotes, { wizard: entry });

    await page.goto(`${origin}/about`);
    await siteNavigation(page).getByRole('link', { name: 'Run Demo' }).click();

    await expect(heading(page)).toHaveText(changed);
    await page.getByRole('checkbox', { name: 'Healthcare' }).check();
    await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  });
});

/** Imitates the proxy of Module Federation's browser extension, before any script of the page runs. */
function overrideRemotes(overrides: Record<string, string>) {
  const key = '__FEDERATION_DEVTOOLS__';
  localStorage.setItem(key, JSON.stringify(overrides));
  const plugin = {
    name: 'override-remotes',
    beforeRegisterRemote(args: { remote: { name: string; entry: string } }) {
      const known: Record<string, string> = JSON.parse(localStorage.getItem(key) ?? '{}');
      args.remote.entry = known[args.remote.name] ?? args.remote.entry;
      return args;
    },
  };
  Object.assign(window, { __FEDERATION__: { __GLOBAL_PLUGIN__: [plugin] } });
}

/** The URL that a development server prints. */
function getUrl(server: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    let output = '';
    server.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
      const [url] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (url) resolve(url);
    });
    server.once('exit', () => reject(new Error(`The development server has ended:\n${output}`)));
  });
}

/** Waits until the URL responds. */
async function served(url: string) {
  const isServed = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isServed).toBe(true);
  return url;
}

async function end(server: ChildProcess) {
  if (!server.pid || server.exitCode !== null || server.signalCode !== null) return;
  process.kill(-server.pid);
  await once(server, 'exit');
}
