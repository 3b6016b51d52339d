import { appendFile, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveRelease } from '@donate-impact/build/activeRelease';
import { getPlace, listFile, parseList, sharedFolder } from '@donate-impact/build/release';
import { deployRelease } from '../deployRelease';

const built = join(__dirname, '../../../remote-wizard/dist');

it('replaces the damaged files of a deployed release', async () => {
  const deployed = await mkdtemp(join(tmpdir(), 'deployed-'));
  const id = liveRelease(built);
  await deployRelease(built, deployed, []);
  const files = [...parseList(await readFile(join(deployed, id, listFile), 'utf8')).keys()];
  const page = files.find((file) => file.startsWith('pages/')) ?? '';
  const script = files.find((file) => file.startsWith(`${sharedFolder}/`)) ?? '';
  for (const file of [page, script]) await appendFile(join(deployed, getPlace(id, file)), ' ');

  await deployRelease(built, deployed, []);

  for (const file of files) {
    const [copy, original] = [deployed, built].map((dist) => join(dist, getPlace(id, file)));
    expect(await readFile(`${copy}`)).toEqual(await readFile(`${original}`));
  }
});
