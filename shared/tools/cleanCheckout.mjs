import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fail, npm, root } from './start/commands.mjs';

const banner = 'Prototype, Synthetic data, Not a political committee';

// Runs `npm start` on a clean checkout, without packages and builds, as a newcomer does, and requests a page: a person who
// may not write to their own home, whose files nobody else may read, and whose shell exports names that are not ours.
process.umask(0o077);
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const folder = await copyCheckout();
const { command, args, shell } = npm('start');
const site = spawn(command, args, {
  ...user,
  cwd: folder,
  shell,
  // Without what npm sets for this repository's own scripts.
  env: {
    ...Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^npm_(?!config)/.test(name)),
    ),
    PORT: '0',
    HOME: '/dev/null',
    HOST: 'x86_64-conda-linux-gnu',
    HOSTNAME: 'some-laptop',
    NAME: 'some-laptop',
    NODE_ENV: 'development',
  },
  detached: true,
});
let output = '';
for (const stream of [site.stdout, site.stderr])
  stream.setEncoding('utf8').on('data', (text) => {
    output += text;
    process.stdout.write(text);
  });
const ended = once(site, 'close').then(() => 'ended');

try {
  const [origin = ''] = await waitForOutput(/http:\/\/localhost:\d+/);
  await askSite(origin);
  console.log('The landing page gave the right answer');
  stop('SIGINT');
  await Promise.race([ended, failAfter(10, 'did not end within 10 s of SIGINT')]);
  const answer = await fetch(origin).catch(() => null);
  if (answer) throw new Error(`${origin} still answers after the site ended`);
} catch (error) {
  stop('SIGKILL');
  await rm(folder, { recursive: true, force: true });
  fail(`npm start in a new clone failed: ${error instanceof Error ? error.message : error}`);
}
await rm(folder, { recursive: true, force: true });

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

/** The first match in the output. @param {RegExp} pattern */
async function waitForOutput(pattern) {
  for (const limit = Date.now() + 600_000; Date.now() < limit; ) {
    const match = pattern.exec(output);
    if (match) return match;
    const isOver = (await Promise.race([ended, setTimeout(200)])) === 'ended';
    if (isOver) throw new Error(`it ended before it wrote ${pattern}`);
  }
  throw new Error(`it did not write ${pattern} within 10 minutes`);
}

/** @param {number} seconds @param {string} what */
async function failAfter(seconds, what) {
  await setTimeout(seconds * 1000, undefined, { ref: false });
  throw new Error(`it ${what}`);
}

/** Ends everything that was started, as Ctrl-C in a terminal does. @param {NodeJS.Signals} signal */
function stop(signal) {
  if (site.pid && site.exitCode === null) process.kill(-site.pid, signal);
}

/** Requests the landing page. Rejects with the first wrong answer. @param {string} origin */
async function askSite(origin) {
  const response = await fetch(origin);
  if (response.status !== 200) throw new Error(`/ answered ${response.status}, not 200`);
  const text = await response.text();
  for (const part of ['</h1>', banner])
    if (!text.includes(part)) throw new Error(`/ has no ${part}`);
}
