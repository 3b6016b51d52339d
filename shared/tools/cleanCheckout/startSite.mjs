import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../start/beforeInstallation.mjs';
import { describeFailure } from '../start/describeFailure.mjs';
import { fail } from '../start/fail.mjs';
import { npm, root } from '../start/npm.mjs';
import { askSite } from './askSite.mjs';

// Runs `npm start` on a clean checkout, without packages and builds, as a newcomer does, and requests every page. When
// npm_config_cache names an empty folder, every package comes from the registry.
const folder = await copyCheckout();
const port = await freePort();
const { command, args, shell } = npm('start');
const site = spawn(command, args, {
  cwd: folder,
  shell,
  // Without what npm sets for this repository's own scripts.
  env: {
    ...Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^npm_(?!config)/.test(name)),
    ),
    PORT: String(port),
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
  const [origin = ''] = await written(/http:\/\/localhost:\d+/);
  console.log(`${await askSite(origin)} URLs gave the right answer`);
  stop('SIGINT');
  await Promise.race([ended, late(10, 'did not end within 10 s of SIGINT')]);
  if (await describeFailure(port))
    throw new Error(`Port ${port} is still in use after the site ended`);
} catch (error) {
  stop('SIGKILL');
  await rm(folder, { recursive: true, force: true });
  fail(`npm start in a new clone failed: ${error instanceof Error ? error.message : error}`);
}
await rm(folder, { recursive: true, force: true });

/**
 * Copies the files that git tracks, without packages and builds, as the least favorable checkout has them: with CRLF at
 * the ends of lines, in a folder whose name URLs and shells escape.
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
  // A clone is a repository, and the build asks git for its commit.
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  return folder;
}

/** The first match in the output. @param {RegExp} pattern */
async function written(pattern) {
  for (const limit = Date.now() + 600_000; Date.now() < limit; ) {
    const match = pattern.exec(output);
    if (match) return match;
    const isOver = (await Promise.race([ended, setTimeout(200)])) === 'ended';
    if (isOver) throw new Error(`it ended before it wrote ${pattern}`);
  }
  throw new Error(`it did not write ${pattern} within 10 minutes`);
}

/** @param {number} seconds @param {string} what */
async function late(seconds, what) {
  await setTimeout(seconds * 1000, undefined, { ref: false });
  throw new Error(`it ${what}`);
}

/** Ends everything that was started, as Ctrl-C in a terminal does. @param {NodeJS.Signals} signal */
function stop(signal) {
  if (site.pid && site.exitCode === null) process.kill(-site.pid, signal);
}
