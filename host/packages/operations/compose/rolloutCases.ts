import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { partNames } from '@donate-impact/build/remotes';
import { pages, startLoad } from './load';
import { changePart, nextWizard, operate, wizardWith } from './releases';
import { check } from './report';
import {
  body,
  containerOf,
  images,
  origin,
  pointerChanges,
  pointersLog,
  releasesNow,
  services,
} from './stack';

/** Rollouts, rollbacks and switches of every part while visitors use the site. */
export async function rolloutCases(copy: string) {
  const containers = await containersNow();
  const first = await filesNow();

  for (const part of partNames)
    await check(`rollout of ${part}, compose`, async () => {
      const before = await releasesNow();
      await changePart(copy, part, 'second');
      const load = startLoad({ origin, files: first });
      assert.equal(await operate(copy, 'rollout', part), 0);
      const after = await releasesNow();
      const count = await load.stop();
      const changed = partNames.filter((name) => before[name] !== after[name]);
      assert.deepEqual(changed, [part]);
      return { ...count, note: resentNote(count) };
    });
  await check('a visitor who returns loads only what the rollouts have changed, compose', () =>
    loadedAgain(first),
  );
  for (const part of partNames) {
    const commands = part === 'host' ? ['rollback'] : ['rollback', 'switch-off', 'switch-on'];
    for (const command of commands)
      await check(`${command} of ${part}, compose`, async () => {
        const isOff = command === 'switch-off';
        const before = (await releasesNow())[part];
        const load = startLoad({ origin, files: first });
        const seen = seenChange(part, before);
        assert.equal(await operate(copy, command, part), 0);
        const took = (await seen) - (await changedAt(part));
        const count = await load.stop(3_000);
        assert.ok(took < 1_000, `every gateway goes by it after ${took} ms`);
        assert.equal((await releasesNow())[part] === 'off', isOff);
        if (isOff) await assertNothingAsked(part);
        return { ...count, note: `served after ${took} ms. ${resentNote(count)}` };
      });
  }
  await check('no container was replaced by any of these', async () => {
    assert.deepEqual(await containersNow(), containers);
    return {};
  });
  await refusals(copy);
}

/** What a browser loads of the scripts that pages link now, when it has those that they linked first. */
async function loadedAgain(first: string[]) {
  let [loaded, whole] = [0, 0];
  for (const path of await filesNow()) {
    const before = first.find((file) => nameOf(file) === nameOf(path)) ?? '';
    const known = createHash('sha256')
      .update(await body(before))
      .digest('base64');
    const headers = { 'Accept-Encoding': 'dcz', 'Available-Dictionary': `:${known}:` };
    const answer = await fetch(origin + path, { headers });
    assert.equal(answer.headers.get('content-encoding'), 'dcz', path);
    loaded += (await answer.arrayBuffer()).byteLength;
    const brotli = { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } };
    whole += Number((await fetch(origin + path, brotli)).headers.get('content-length'));
  }
  assert.ok(loaded / whole <= 0.1, `${loaded} of ${whole} bytes`);
  return { note: `${loaded} of ${whole} bytes` };
}

/** A script's path without release and hash. */
const nameOf = (path: string) => path.replace(/\/[0-9a-f]{32}\/|\.[0-9a-f]{10}\.js$/g, '/');

/** What cannot be is refused, with nothing changed. */
async function refusals(copy: string) {
  const incomplete = await wizardWith('incomplete', 'rm mf-manifest.json');
  const changed = await wizardWith(
    'changed',
    'echo >>mf-manifest.json && cut -c 67- files.sha256 | xargs sha256sum >/tmp/list && cp /tmp/list files.sha256',
  );
  const { image: foreign } = await nextWizard((text, file) =>
    file === 'pages/Wizard.html'
      ? `${text}<p>Contract 2</p>`
      : text.replace('"contractVersion": "1', '"contractVersion": "2'),
  );
  for (const [name, command, ...options] of [
    ['an image whose release is not complete', 'rollout', '--image', incomplete],
    ['an image whose files are not those of its id', 'rollout', '--image', changed],
    ['a release of another contract', 'rollout', '--image', foreign],
    ['an image of another part', 'rollout', '--image', `${images}/host:latest`],
    ['an image that does not exist', 'rollout', '--image', 'localhost:1/none:none'],
    ['promote without a canary', 'promote'],
    ['switch-on of a part that is on', 'switch-on'],
  ] as const)
    await check(`${name} is refused, compose`, async () => {
      const before = [await releasesNow(), await pointersLog()];
      assert.equal(await operate(copy, command, 'wizard', ...options), 1);
      const after = [await releasesNow(), await pointersLog()];
      assert.deepEqual(after, before);
      return {};
    });
}

/** The time at which a new visitor gets another release of a part. */
async function seenChange(part: string, before: string | undefined) {
  for (let tries = 0; tries < 1_000; tries += 1) {
    if ((await releasesNow())[part] !== before) return Date.now();
    await sleep(10);
  }
  throw new Error(`${part} still has the release ${before}`);
}

/** The time of the last change of a part's pointer. */
async function changedAt(part: string) {
  return Date.parse((await pointerChanges(part)).at(-1)?.at ?? '');
}

/** No page names a file of the part. */
async function assertNothingAsked(part: string) {
  for (const path of pages) {
    const named = (await body(path)).match(new RegExp(`/remotes/${part}/(?!off/mf-)[^"]*`, 'g'));
    assert.deepEqual(named, null, path);
  }
}

/** The path of every script that the site's pages link now. */
async function filesNow() {
  const bodies = await Promise.all(['/', '/demo', '/results'].map((path) => body(path)));
  const files = bodies.flatMap((page) => [...page.matchAll(/"(\/[^"]+\.js)"/g)]);
  return [...new Set(files.map(([, path = '']) => path))];
}

async function containersNow() {
  return Promise.all(services.map(containerOf));
}

function resentNote({ resent }: { resent: number }) {
  return resent ? `${resent} sent again on a new connection` : '';
}
