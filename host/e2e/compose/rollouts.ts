import assert from 'node:assert/strict';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@donate-impact/tools/commands';
import { inCopy } from '../copyRepository';
import { project, sh } from './engine';
import { nextRelease, operate } from './releases';
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

/** The shell is rolled out, and then again as a checkout builds it, and a new app appears, all under load. */
export async function rollouts() {
  const containers = await sh('docker compose ps -q');
  const files = (await Promise.all(pages.map((page) => read(page)))).flatMap(findLinks);
  const count = await inCopy(async (checkout) => {
    // The packages of the commands are installed there.
    await symlink(join(root, 'host/node_modules'), join(checkout, 'host/node_modules'));
    await symlink(join(root, 'node_modules/valibot'), join(checkout, 'node_modules/valibot'));
    // Like the checkout of `up`, whose builds the engine has.
    await sh('chmod -R go= .', checkout);
    const work = async () => {
      await rollOutShell(checkout);
      await newApp(checkout);
    };
    return underLoad(work, { files });
  });
  assert.equal(await sh('docker compose ps -q'), containers, 'no container is replaced');
  return count;
}

/** A rollout of the release that the checkout has follows one of an image. It removes what was last live long ago. */
async function rollOutShell(checkout: string) {
  const before = await releasesNow();
  const { host = '' } = before;
  const { id, image } = await nextRelease('host');
  assert.match(await operate(`rollout host --image ${image}`), /at every gateway after/);
  await untilLive({ ...before, host: id });
  await sh(`docker run --rm -v ${project}_host:/files -w /files --entrypoint sh ${project}/host \
    -c 'cp -a ${host} ${neverReleased}; touch -t 202001010000 *'`);
  await sh('npm run -s rollout -w host', checkout);
  await untilLive(before);
  await sh(`docker image inspect ${project}/host:next`);
  const files = await sh('docker compose exec -T host find /files');
  assert.match(files, new RegExp(`/${id}$`, 'm'));
  assert.doesNotMatch(files, new RegExp(neverReleased));
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
}
