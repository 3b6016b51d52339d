import { mkdtemp, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLiveRelease } from '@donate-impact/releases/activeReleases';
import { versionFile } from '@donate-impact/releases/release';
import { describeSite } from '../commands/describeSite';
import { createSiteRoot, getDist } from './startGateway';

it('describes the site to a command on one app while the others have a damaged version.json, and says what it cannot read', async () => {
  const apps = await mkdtemp(join(tmpdir(), 'apps-'));
  const root = await createSiteRoot();
  for (const app of ['host', 'wizard', 'results'])
    await rename(getDist(root, app), join(apps, app));

  for (const text of ['', 'null', '{"commit":"abc","contr', '{"commit":{"toString":1}}']) {
    for (const app of ['host', 'wizard'])
      await writeFile(join(apps, app, readLiveRelease(join(apps, app)), versionFile), text);
    const { releases } = await describeSite('results', apps, join(apps, 'none'));

    expect(releases).toMatchObject([
      { app: 'host', problem: expect.stringContaining('version.json of host@') },
      { app: 'results', contractVersion: expect.any(String) },
      // Its manifest, which the list of files vouches for, has its contract.
      { app: 'wizard', commit: 'unknown', contractVersion: expect.any(String) },
    ]);
  }
});
