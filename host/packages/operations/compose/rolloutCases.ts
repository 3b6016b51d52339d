import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { partNames } from '@donate-impact/build/remotes';
import { pages, startLoad } from './load';
import { changePart, operate } from './releases';
import { check } from './report';
import { body, containerOf, origin, output, pointerChanges, releasesNow, services } from './stack';
import { until } from './until';

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
      await seenChange(part, before[part]);
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
        // It must not end the suite when the command fails first.
        seen.catch(() => {});
        assert.equal(await operate(copy, command, part), 0);
        const took = (await seen) - (await changedAt(part));
        const work = await msOfWork();
        const count = await load.stop();
        assert.ok(took < Math.max(1_000, 10 * work), `served after ${took} ms; work: ${work} ms`);
        assert.equal((await releasesNow())[part] === 'off', isOff);
        if (isOff) await assertNothingAsked(part);
        return {
          ...count,
          note: `served after ${took} ms, work alone ${work} ms. ${resentNote(count)}`,
        };
      });
  }
  await check('no container was replaced by any of these', async () => {
    assert.deepEqual(await containersNow(), containers);
    return {};
  });
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

/** The time at which a new visitor gets another release of a part. */
async function seenChange(part: string, before: string | undefined) {
  await until(async () => (await releasesNow())[part] !== before);
  return Date.now();
}

/** How many ms the gateway takes now for the work of a change, done once more: more on a machine that is slow or busy. */
async function msOfWork() {
  const clock = 'read -r now _ </proc/uptime; echo $now';
  const work = 'pages.sh $KNOWN; pointers.sh $KNOWN >/dev/null; nginx -t 2>/dev/null';
  const script = `${clock}; ${work}; ${clock}`;
  const gateway = await containerOf('gateway');
  const times = (await output('docker', 'exec', gateway, 'sh', '-c', script)).split('\n');
  const [began, ended] = times.map(Number);
  return Math.round(1_000 * ((ended ?? 0) - (began ?? 0)));
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
