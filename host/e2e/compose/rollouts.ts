import assert from 'node:assert/strict';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@donate-impact/shared/contract';
import { root } from '@donate-impact/tools/commands';
import { inCopy } from '../copyRepository';
import { project, sh, until } from './engine';
import { nextRelease, operate, rolloutAndBack } from './releases';
import {
  findLinks,
  neverReleased,
  pages,
  read,
  releasesNow,
  underLoad,
  untilAnswered,
  untilLive,
} from './site';

const bulletin = {
  name: 'bulletin',
  displayName: 'The bulletin',
  features: ['the bulletin'],
  needsScript: false,
  pages: { About: { path: '/bulletin', title: 'Bulletin · Donate Impact', link: 'Bulletin' } },
};

/** The shell, and a remote that is built from a checkout, are rolled out and back under load, and a new app appears. */
export async function rollouts() {
  const containers = await sh('docker compose ps -q');
  const files = (await Promise.all(pages.map((page) => read(page)))).flatMap(findLinks);
  const count = await inCopy(async (checkout) => {
    // The packages of the commands are installed there.
    await symlink(join(root, 'host/node_modules'), join(checkout, 'host/node_modules'));
    await symlink(join(root, 'node_modules/valibot'), join(checkout, 'node_modules/valibot'));
    const work = async () => {
      await rolloutAndBack('host');
      await rollOutCheckout(checkout);
      await newApp(checkout);
    };
    return underLoad(work, { files });
  });
  assert.equal(await sh('docker compose ps -q'), containers, 'no container is replaced');
  return count;
}

/** Builds the wizard. Its rollout removes what was last live long ago. */
async function rollOutCheckout(checkout: string) {
  const before = await releasesNow();
  const { wizard = '' } = before;
  await sh(`docker run --rm -v ${project}_wizard:/files -w /files --entrypoint sh ${project}/wizard \
    -c 'cp -a ${wizard} ${neverReleased}; touch -t 202001010000 *'`);
  await sh(
    `echo "Reflect.set(globalThis, 'next', true);" >>remote-wizard/src/pages/Wizard.tsx
    npm run -s rollout -w remote-wizard`,
    checkout,
  );
  await until(async () => (await releasesNow()).wizard !== wizard);
  const after = await releasesNow();
  assert.deepEqual({ ...after, wizard }, before);
  const files = await sh('docker compose exec -T wizard find /files');
  assert.match(files, new RegExp(`/${wizard}$`, 'm'));
  assert.doesNotMatch(files, new RegExp(neverReleased));
  await operate('rollback wizard');
  await untilLive(before);
  // Open tabs learn that it was taken back.
  const { withdrawn }: SiteConfig = JSON.parse(await read('/site.json'));
  assert.ok(withdrawn?.includes(`wizard@${after.wizard}`));
}

/** The gateway that runs, and the shell, show an app that neither has ever heard of. */
async function newApp(checkout: string) {
  const before = await releasesNow();
  const file = 'pages/remote.json';
  const declared = `node -e 'const fs = require("fs"); const built = JSON.parse(fs.readFileSync("${file}")); \
fs.writeFileSync("${file}", JSON.stringify({ ...built, ...${JSON.stringify(bulletin)} }))'`;
  const { id, image } = await nextRelease('marketing', declared, 'bulletin');
  const declarations = join(checkout, 'shared/src/routes/declarations.json');
  const remotes = JSON.parse(await readFile(declarations, 'utf8'));
  remotes.bulletin = { ...remotes.marketing, ...bulletin, name: 'bulletin' };
  await writeFile(declarations, JSON.stringify(remotes));
  // The server of its files, which its team would add to compose.
  await sh(`docker run -d --name ${project}-bulletin --tmpfs /tmp -v ${project}_bulletin:/files \
    --network ${project}_apps --network-alias bulletin ${image}`);
  await untilAnswered('/bulletin', 404);

  await operate(`rollout bulletin --image ${image}`, checkout);

  await untilAnswered('/bulletin');
  await untilLive({ ...before, bulletin: id });
  assert.match(await read('/'), /<a [^>]*href="\/bulletin">Bulletin<\/a>/);
  await untilAnswered(`/remotes/bulletin/${id}/mf-manifest.json`);
  await operate('switch-off bulletin', checkout);
  await untilLive({ ...before, bulletin: 'off' });
  await sh(`docker rm -f ${project}-bulletin`);
}
