import { execFile } from 'node:child_process';
import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { appFolders } from '@donate-impact/build/remotes';
import { readLiveRelease } from '@donate-impact/releases/activeReleases';
import { computeSum, mapsFolder } from '@donate-impact/releases/release';
import { describeLiveRelease, findFiles } from '@donate-impact/releases/releaseFolder';
import { createSignature, makeKey } from '@donate-impact/releases/signatures';
import { root } from '@donate-impact/tools/commands';
import { verifySite } from '@donate-impact/tools/verify';
import { copyRepository, runTool } from './copyRepository';
import { getServer, test, whileServed } from './gateway';
import { copyReleases } from './laterRelease';
import { changeText } from './ownCopy';
import { expect } from './site';

const run = promisify(execFile);

test('an app is the same release, byte for byte, with the same source maps, built in another folder and environment and beside other documents, and another one if its remote.json differs', async ({
  scratch,
}) => {
  test.setTimeout(300_000);
  await copyRepository(scratch);
  await copyInstalled(scratch);
  await appendFile(join(scratch, 'shared/src/scoring/README.md'), 'One more sentence.\n');
  await changeText(scratch, 'remote-wizard/remote.json', 'The questionnaire', 'The questions');
  await runTool(scratch, 'remotes/remotes.ts');
  await Promise.all(appFolders.map((app) => buildIn(scratch, app)));

  for (const app of appFolders) {
    const [here, there] = await Promise.all(
      [root, scratch].map((checkout) => readBuilt(checkout, app, 'files.sha256')),
    );
    if (app === 'remote-wizard') expect(there).not.toBe(here);
    else expect(there).toBe(here);
    expect(await sumMaps(scratch, app)).toEqual(await sumMaps(root, app));
  }
});

test('an operator finds every file of a site that is missing or not as it was released, and with the keys of a team another commit than it has signed', async ({
  baseURL,
  served,
  scratch,
}) => {
  const wizard = await copyReleases('wizard', join(scratch, 'dist'));
  served.remotes.wizard = wizard;
  const live = join(wizard, readLiveRelease(wizard));
  const [keyFile, keys] = [join(scratch, 'key.pem'), join(scratch, 'keys')];
  await writeFile(keys, makeKey('wizard', keyFile, '/elsewhere'));
  const signature = createSignature(await describeLiveRelease(wizard), keyFile);
  await writeFile(join(live, 'signature'), signature);
  const findFaults = async (origin: string, keyFile = '') => {
    process.env.RELEASE_KEYS = keyFile;
    const found = await verifySite(origin);
    delete process.env.RELEASE_KEYS;
    expect(found.filter(({ files }) => files > 5)).toHaveLength(appFolders.length);
    return Object.fromEntries(found.map(({ app, faults }) => [app, faults]));
  };
  const [host, marketing, results] = [[], [], []];

  const before = await findFaults(String(baseURL));
  expect(before).toEqual({ host, marketing, wizard: [], results });
  expect((await findFaults(String(baseURL), keys)).wizard).toEqual([]);
  await changeText(live, 'version.json', '"commit": "', '"commit": "not-');
  await replace(join(live, 'mf-manifest.json'), '{}');
  await replace(join(live, 'licenses.txt'));

  // The first gateway has the files in its memory.
  await whileServed(getServer(served), async (origin) => {
    const faults = [
      'licenses.txt is not served.',
      'mf-manifest.json is not served.',
      '/site.json names another hash for mf-manifest.json.',
    ];
    expect(await findFaults(origin)).toEqual({ host, marketing, wizard: faults, results });
    expect((await findFaults(origin, keys)).wizard).toEqual([
      ...faults,
      expect.stringMatching(/^None of the keys for wizard/),
    ]);
  });
});

/** Gives every installed file a second path: links to the packages here would hide a build's dependence on paths. */
async function copyInstalled(to: string) {
  const from = join(root, 'node_modules');
  const linked = await readdir(join(to, 'node_modules'));
  const others = (await readdir(from)).filter((name) => !linked.includes(name));
  const paths = others.map((name) => join(from, name));
  await run('cp', ['-al', ...paths, join(to, 'node_modules')]);
}

async function buildIn(copy: string, app: string) {
  const { commit } = JSON.parse(await readBuilt(root, app, 'version.json'));
  const environment = { NODE_ENV: undefined, TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' };
  const rsbuild = join(copy, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  await run(process.execPath, [rsbuild, 'build', '--environment', 'web', '--environment', 'node'], {
    cwd: join(copy, app),
    env: { ...process.env, ...environment, COMMIT: commit },
  });
}

function findBuilt(checkout: string, app: string) {
  const dist = join(checkout, app, 'dist');
  return join(dist, readLiveRelease(dist));
}

function readBuilt(checkout: string, app: string, file: string) {
  return readFile(join(findBuilt(checkout, app), file), 'utf8');
}

/** The SHA-256 of each source map of a build. */
async function sumMaps(checkout: string, app: string) {
  const folder = join(findBuilt(checkout, app), mapsFolder);
  const files = await findFiles(folder);
  expect(files.length).toBeGreaterThan(0);
  return Promise.all(
    files.map(async (file) => [file, computeSum(await readFile(join(folder, file)))]),
  );
}

/** Replaces or removes a file and its compressed copies. */
async function replace(path: string, content?: string) {
  for (const end of ['', '.br', '.gz', '.zst']) await rm(path + end, { force: true });
  if (content !== undefined) await writeFile(path, content);
}
