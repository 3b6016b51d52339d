import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { answerTo } from './answerTo';
import { startLoad } from './load';
import { derivedImage } from './releases';
import { check } from './report';
import { containerOf, images, origin, output, releasesNow, run, serves } from './stack';
import { until } from './until';

const name = 'bulletin';
const server = `${images}-${name}`;
const page = { path: '/bulletin', title: 'Bulletin · Donate Impact', link: 'Bulletin' };
const declaration = {
  called: 'The bulletin',
  offers: ['the bulletin'],
  needsScript: false,
  pages: { About: page },
};

/** A site that runs, and a part that neither its gateway nor its shell has ever heard of. */
export async function newPartCases(copy: string) {
  const declarations = join(copy, 'shared/src/routes/declarations.json');
  const declared = await readFile(declarations, 'utf8');
  const before = await releasesNow();
  const gateway = await containerOf('gateway');
  const { id, image } = await imageWith(JSON.stringify(declaration));
  await declare(declarations, declared);
  await startServer(image);
  try {
    await check(
      'a running gateway and the deployed shell show a new part with its first rollout, compose',
      async () => {
        assert.equal(await statusOf(page.path), 404);
        const load = startLoad({ origin });
        assert.equal(await operate(copy, 'rollout', '--image', image), 0);
        await until(async () => (await statusOf(page.path)) === 200);
        assert.deepEqual(await releasesNow(), { ...before, [name]: id });
        assert.match((await answerTo(origin)).body, /<a href="\/bulletin">Bulletin<\/a>/);
        assert.ok(await serves(`/remotes/${name}/${id}/mf-manifest.json`));
        return await load.stop();
      },
    );
    await check('a new part that claims a path of another part is refused, compose', async () => {
      const { image: claiming } = await derivedImage('marketing', name);
      assert.equal(await operate(copy, 'rollout', '--image', claiming), 1);
      assert.deepEqual(await releasesNow(), { ...before, [name]: id });
    });
    await check('a new part with a wrong declaration hurts no other part, compose', async () => {
      const wrong = JSON.stringify(declaration).replace('The bulletin', '</script>');
      const { image: harmful } = await imageWith(wrong);
      const load = startLoad({ origin });
      assert.equal(await operate(copy, 'rollout', '--image', harmful), 0);
      await until(async () => (await statusOf(page.path)) === 404);
      assert.doesNotMatch((await answerTo(origin)).body, /bulletin/i);
      return await load.stop();
    });
    assert.equal(await containerOf('gateway'), gateway);
  } finally {
    await writeFile(declarations, declared);
    await forget();
  }
}

function imageWith(text: string) {
  return derivedImage('marketing', name, (content, file) =>
    file === 'pages/declaration.json' ? `${text}\n` : content,
  );
}

/** The server of the part's files, which its own team would add to compose. */
function startServer(image: string) {
  const network = ['--network', `${images}_parts`, '--network-alias', name];
  const scratch = ['--read-only', '--tmpfs', '/tmp'];
  const volume = ['--volume', `${images}_${name}:/files`];
  return output('docker', 'run', '-d', '--name', server, ...network, ...scratch, ...volume, image);
}

/** Declares the part in the checkout that the commands run in. */
async function declare(file: string, declared: string) {
  const remotes = JSON.parse(declared);
  remotes[name] = { ...remotes.marketing, ...declaration, name, folder: `remote-${name}` };
  await writeFile(file, JSON.stringify(remotes));
}

function operate(copy: string, command: string, ...options: string[]) {
  const programs = join(copy, 'node_modules/.bin');
  return run([join(programs, 'operate'), command, name, ...options], {
    cwd: copy,
    env: { PATH: `${programs}${delimiter}${process.env.PATH}` },
  });
}

const statusOf = async (path: string) => (await answerTo(origin + path)).status;

/** Takes away all that the site knows of the part. */
async function forget() {
  const log = '/files/pointers.jsonl';
  const without = `grep -v '"${name}"' ${log} >/tmp/kept; cat /tmp/kept >${log}`;
  await output('docker', 'exec', await containerOf('pointers'), 'sh', '-c', without);
  await output('docker', 'rm', '-f', server);
  await output('docker', 'compose', 'rm', '-sf', 'gateway');
  await output('docker', 'volume', 'rm', '-f', `${images}_known-pointers`, `${images}_${name}`);
  const up = ['docker', 'compose', 'up', '-d', '--wait', '--wait-timeout', '60', 'gateway'];
  assert.equal(await run(up), 0);
}
