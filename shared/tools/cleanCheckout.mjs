import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
// By its path: before the installation, no package can be found by its name.
import { remotes } from '../build/remotes.mjs';
import { fail, npm, root } from './start/commands.mjs';

const html = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';
const banner = 'Prototype, Synthetic data, Not a political committee';

/** @type {(readonly [path: string, title: string, status?: number])[]} */
const pages = [
  ...remotes
    .flatMap((remote) => Object.values(remote.pages))
    .map(({ path, title }) => /** @type {const} */ ([path.replace(':id', 'ruiz'), title])),
  ['/no-such-page', 'Page not found · Donate Impact', 404],
];

// Runs `npm start` on a clean checkout, without packages and builds, as a newcomer does, and requests every page. When
// npm_config_cache names an empty folder, every package comes from the registry.
const folder = await copyCheckout();
const { command, args, shell } = npm('start');
const site = spawn(command, args, {
  cwd: folder,
  shell,
  // Without what npm sets for this repository's own scripts.
  env: {
    ...Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^npm_(?!config)/.test(name)),
    ),
    PORT: '0',
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
  console.log(`${await askSite(origin)} URLs gave the right answer`);
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

/**
 * Requests every page, every remote's manifest and the data of a site, and gives the number of answers. Rejects with
 * the first wrong answer.
 * @param {string} origin
 */
async function askSite(origin) {
  for (const [path, title, status = 200] of pages) {
    const text = await ask(origin + path, status, html);
    if (!text.includes(`<title>${title}</title>`)) throw new Error(`${path} has another title`);
    if (!text.includes('</h1>')) throw new Error(`${path} has no heading`);
    if (!text.includes(banner)) throw new Error(`${path} has no banner "${banner}"`);
  }
  const urls = parseUrls(await ask(`${origin}/`, 200, html));
  for (const remote of remotes) {
    const { name } = JSON.parse(await ask(origin + urls[remote.name], 200, json));
    if (name !== remote.name) throw new Error(`The manifest of ${remote.name} names "${name}"`);
  }
  const candidates = JSON.parse(await ask(`${origin}/data/candidates.json`, 200, json));
  if (!candidates.length) throw new Error('/data/candidates.json has no candidates');
  return pages.length + remotes.length + 1;
}

/**
 * The URLs of the remotes' manifests, which name the release, from what a page is told of the site.
 * @param {string} text @returns {Record<string, string>}
 */
function parseUrls(text) {
  const [, config = '{"remotes":[]}'] =
    /<script id="site-config" type="application\/json">(.*?)<\/script>/.exec(text) ?? [];
  /** @type {{ remotes: { name: string, release: { manifest: string } }[] }} */
  const site = JSON.parse(config);
  return Object.fromEntries(site.remotes.map(({ name, release }) => [name, release.manifest]));
}

/** @param {string} url @param {number} status @param {string} type */
async function ask(url, status, type) {
  const response = await fetch(url);
  const text = await response.text();
  if (response.status !== status)
    throw new Error(`${url} answered ${response.status}, not ${status}`);
  const found = response.headers.get('content-type');
  if (found !== type) throw new Error(`${url} is ${found}, not ${type}`);
  return text;
}
