import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@donate-impact/build/freePort';
import { askSite } from './askSite.mjs';
import { copyCheckout } from './copyCheckout.mjs';
import { startSite } from './startSite.mjs';

// Breaks a first start in every way that a machine can. Checks what each start reports, and that the next one picks
// up from there: `npm run start:faults`. Downloads the packages several times.
const folder = await copyCheckout();
const emptyCache = await mkdtemp(join(tmpdir(), 'npm-cache-'));
const counts = { passed: 0, failed: 0, skipped: 0 };
const offline = {
  npm_config_registry: 'http://127.0.0.1:9',
  npm_config_cache: emptyCache,
  npm_config_fetch_retries: '0',
};
await chmod(folder, 0o755);

await meet('no network: reports that the registry does not answer', () =>
  refuses(folder, offline, /^The installation failed: npm's registry does not answer/),
);
await meet('Ctrl-C while installing: ends within 10 s', () =>
  cutOff('SIGINT', join(folder, 'node_modules/react')),
);
await meet('killed while installing: the next start installs', () =>
  cutOff('SIGKILL', join(folder, 'node_modules/react')),
);
await meet('killed while building: the next start builds', () =>
  cutOff('SIGKILL', join(folder, 'host/dist')),
);
await meet('a package deleted by hand: the next start installs and serves', async () => {
  await rm(join(folder, 'node_modules/react-dom'), { recursive: true });
  await serves();
});
await meet('no network, but everything is installed: serves', () => serves(offline));
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
if (isRoot) {
  await meet('a full disk: reports it', fullDisk);
  await meet("another user's folder: reports that it is not writable", () =>
    refuses(folder, { HOME: tmpdir() }, /is not writable \((EACCES|EPERM)\)/, 65_534),
  );
} else {
  counts.skipped += 2;
  console.log("*** SKIPPED: a full disk, another user's folder (they need root on Linux)");
}
await rm(folder, { recursive: true, force: true });
await rm(emptyCache, { recursive: true, force: true });
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed === 0 ? 0 : 1;

async function meet(what: string, attempt: () => Promise<unknown>) {
  const began = Date.now();
  const problem = await attempt().then(() => null, String);
  counts[problem ? 'failed' : 'passed'] += 1;
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(
    `${problem ? 'FAILED' : 'passed'}  ${what} (${seconds} s)${problem ? `: ${problem}` : ''}`,
  );
}

/**
 * Runs a start that has to end by itself with this last line.
 * @param uid the user who starts it
 */
async function refuses(where: string, own: Record<string, string>, line: RegExp, uid?: number) {
  const site = startSite(where, { PORT: '0', ...own }, { uid });
  await site.ended;
  const last = site.output().trim().split('\n').at(-1) ?? '';
  if (!line.test(last)) throw new Error(`The last line was "${last}"`);
}

/** Ends a start as soon as a file exists. */
async function cutOff(signal: NodeJS.Signals, file: string) {
  await rm(file, { recursive: true, force: true });
  const site = startSite(folder, { PORT: '0' });
  const gone = site.ended.then(() => true);
  while (!existsSync(file)) {
    if (await Promise.race([gone, setTimeout(20, false)])) throw new Error(site.output());
  }
  await site.end(signal);
}

async function serves(own: Record<string, string> = {}) {
  const site = startSite(folder, { PORT: String(await freePort()), ...own });
  try {
    await askSite(await site.until(/http:\/\/localhost:\d+/));
  } catch (error) {
    throw new Error(`${error}\n${site.output()}`);
  } finally {
    await site.end('SIGINT');
  }
}

async function fullDisk() {
  const disk = await mkdtemp(join(tmpdir(), 'full-'));
  execFileSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', 'size=100m', 'tmpfs', disk]);
  try {
    await refuses(await copyCheckout(disk), {}, /the disk is full \(ENOSPC\)/);
  } finally {
    execFileSync('/usr/bin/umount', ['-l', disk]);
    await rm(disk, { recursive: true });
  }
}
