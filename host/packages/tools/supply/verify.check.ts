import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveFolder } from '@donate-impact/build/pointer';
import { appFolders, remoteDists } from '@donate-impact/build/remotes';
import { createGateway } from '@donate-impact/gateway';
import { root } from '../start/npm.mjs';
import { verifySite } from './verifySite';

let site: string;
let origin: string;
let close: () => void;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-'));
  for (const app of appFolders)
    await cp(join(root, app, 'dist'), join(site, app, 'dist'), { recursive: true });
  const server = createGateway({
    host: join(site, 'host/dist'),
    remotes: remoteDists((folder) => join(site, folder, 'dist')),
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
  await faultsOf('host');
});

afterAll(async () => {
  close();
  await rm(site, { recursive: true });
});

it('finds every file of a site as it was released', async () => {
  for (const { part, id, files, faults } of await verifySite(origin))
    expect([part, id.length, files > 5, faults]).toEqual([part, 32, true, []]);
});

it.each([
  ['host', 'data/candidates.json', /^data\/candidates\.json is not the file that was released\.$/],
  [
    'remote-wizard',
    'mf-manifest.json',
    /^\/releases\.json names another hash for mf-manifest\.json\.$/,
  ],
  ['remote-results', 'files.sha256', /^The list of files is not that of/],
])('reports a fault of %s when %s was changed', async (app, file, fault) => {
  const path = join(liveFolder(join(site, app, 'dist')), file);
  const content = await readFile(path, 'utf8');
  await rm(`${path}.br`, { force: true });
  await rm(`${path}.gz`, { force: true });
  await writeFile(path, `${content} `);
  const faults = await faultsOf(app.replace('remote-', ''));
  await writeFile(path, content);

  expect(faults).toContainEqual(expect.stringMatching(fault));
});

it('reports a missing file', async () => {
  const path = join(liveFolder(join(site, 'remote-marketing/dist')), 'licenses.txt');
  for (const end of ['', '.br', '.gz']) await rm(path + end, { force: true });

  expect(await faultsOf('marketing')).toEqual(['licenses.txt is answered with 404.']);
});

async function faultsOf(part: string) {
  return (await verifySite(origin)).find((found) => found.part === part)?.faults;
}
