import { execFileSync } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appendChanges, readLiveRelease } from '@donate-impact/releases/activeReleases';
import { getPlace, listFile, parseList, sharedFolder } from '@donate-impact/releases/release';
import { describeLiveRelease, findFiles, writeList } from '@donate-impact/releases/releaseFolder';
import { createChange } from '@donate-impact/testing/createChange';
import { deriveRelease } from '@donate-impact/testing/deriveRelease';
import { deployRelease } from '../commands/deployRelease';

const built = join(__dirname, '../../../remote-wizard/dist');

it('refuses an image whose release declares what gateways would refuse, and says why', async () => {
  const image = await mkdtemp(join(tmpdir(), 'image-'));
  const id = await deriveRelease(
    built,
    (text, file) => (file === 'pages/remote.json' ? text.replace('"/demo"', '"/Demo"') : text),
    image,
  );
  await appendChanges(image, createChange('wizard', `* ${id};`));

  await expect(describeLiveRelease(image)).rejects.toThrow(
    `The declaration of wizard@${id} is refused: pages.Wizard.path: use a path such as /news,`,
  );
});

it.each([
  ['lacks a file', (folder: string) => rm(join(folder, 'mf-manifest.json'))],
  [
    'has another list of files than its id says',
    async (folder: string) => {
      await appendFile(join(folder, 'sbom.json'), ' ');
      await writeList(folder);
    },
  ],
  [
    'has a list of files that never ends',
    async (folder: string) => {
      await rm(join(folder, listFile));
      execFileSync('mkfifo', [join(folder, listFile)]);
    },
  ],
])('refuses an image whose release %s', async (_, damage) => {
  const image = await mkdtemp(join(tmpdir(), 'image-'));
  const id = await deriveRelease(built, undefined, image);
  await appendChanges(image, createChange('wizard', `* ${id};`));
  expect(await describeLiveRelease(image)).toMatchObject({ app: 'wizard', id });

  await damage(join(image, id));

  await expect(describeLiveRelease(image)).rejects.toMatchObject({ code: 'IMAGE_INCOMPLETE' });
});

it('replaces the damaged files of a deployed release, which has its source maps, too', async () => {
  const deployed = await mkdtemp(join(tmpdir(), 'deployed-'));
  const id = readLiveRelease(built);
  await deployRelease(built, deployed, []);
  const files = [...parseList(await readFile(join(deployed, id, listFile), 'utf8')).keys()];
  const page = files.find((file) => file.startsWith('pages/')) ?? '';
  const script = files.find((file) => file.startsWith(`${sharedFolder}/`)) ?? '';
  const damage = async (...damaged: string[]) => {
    for (const file of damaged) await appendFile(join(deployed, getPlace(id, file)), ' ');
    await deployRelease(built, deployed, []);
  };

  await damage(page, script);
  await truncate(join(deployed, id, listFile));
  await damage(script);
  await rm(join(deployed, script));
  execFileSync('mkfifo', [join(deployed, script)]);
  await damage();

  for (const file of files) {
    const [copy, original] = [deployed, built].map((dist) => join(dist, getPlace(id, file)));
    expect(await readFile(`${copy}`)).toEqual(await readFile(`${original}`));
  }
  expect(await findFiles(join(deployed, id))).toEqual(await findFiles(join(built, id)));
});
