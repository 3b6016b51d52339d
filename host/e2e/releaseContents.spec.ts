import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { liveFolder } from '@donate-impact/build/activeRelease';
import { appFolders } from '@donate-impact/build/remotes';
import { verifySite } from '@donate-impact/tools/verify';
import { copyRepository } from './copyRepository';
import { getServer, root, test, whileServed } from './gateway';
import { expect } from './site';

const run = promisify(execFile);

test('every app is the same release, byte for byte, when it is built in another folder and environment', async ({
  scratch,
}) => {
  test.setTimeout(300_000);
  await copyRepository(scratch);
  await copyInstalled(scratch);
  await Promise.all(appFolders.map((app) => buildIn(scratch, app)));

  for (const app of appFolders)
    expect(await readBuilt(scratch, app, 'files.sha256')).toBe(
      await readBuilt(root, app, 'files.sha256'),
    );
});

test('an operator finds every file of a site that is missing or not as it was released', async ({
  baseURL,
  served,
  scratch,
}) => {
  const wizard = join(scratch, 'dist');
  await cp(served.remotes.wizard ?? '', wizard, { recursive: true });
  served.remotes.wizard = wizard;
  const before = await verifySite(String(baseURL));
  await replace(join(liveFolder(wizard), 'mf-manifest.json'), '{}');
  await replace(join(liveFolder(wizard), 'licenses.txt'));

  expect(before.filter(({ files }) => files > 5)).toHaveLength(appFolders.length);
  expect(before.flatMap(({ faults }) => faults)).toEqual([]);
  // The first gateway has the files in its memory.
  await whileServed(getServer(served), async (origin) => {
    const after = await verifySite(origin);
    expect(after.map(({ app, faults }) => [app, faults])).toEqual([
      ['host', []],
      ['marketing', []],
      [
        'wizard',
        [
          'licenses.txt is not served.',
          'mf-manifest.json is not served.',
          '/site.json names another hash for mf-manifest.json.',
        ],
      ],
      ['results', []],
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

function readBuilt(checkout: string, app: string, file: string) {
  return readFile(join(liveFolder(join(checkout, app, 'dist')), file), 'utf8');
}

/** Replaces or removes a file and its compressed copies. */
async function replace(path: string, content?: string) {
  for (const end of ['', '.br', '.gz', '.zst']) await rm(path + end, { force: true });
  if (content !== undefined) await writeFile(path, content);
}
