import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { partNames } from '@donate-impact/build/remotes';
import { pages, startLoad } from './load';
import { changePart, operate } from './releases';
import { check } from './report';
import { body, containerOf, origin, output, pointerChanges, releasesNow, services } from './stack';
import { until } from './until';

// It takes 23. What takes a process for each part and release takes over twice as many.
const mostProcesses = 40;

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
        const work = await workOfChange();
        const count = await load.stop();
        assert.ok(work.processes <= mostProcesses, `a change takes ${work.processes} processes`);
        assert.equal((await releasesNow())[part] === 'off', isOff);
        if (isOff) await assertNothingAsked(part);
        return {
          ...count,
          note: `served after ${took} ms, work alone ${work.ms} ms, ${work.processes} processes. ${resentNote(count)}`,
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

/**
 * What the gateway does for a change, done once more while it looks for no other: how many ms it takes, which is more on a
 * busy machine, and how many processes, which is not. Ids of processes are consecutive within a container.
 */
async function workOfChange() {
  const others = "$(ps | awk '/[f]ollow-point/ { print $1 }')";
  const mark = 'read -r now _ </proc/uptime; : & echo $now $!';
  const work = 'pages.sh $KNOWN; pointers.sh $KNOWN >/dev/null; nginx -t 2>/dev/null';
  const script = `kill -STOP ${others}; sleep 2; ${mark}; ${work}; ${mark}; kill -CONT ${others}`;
  const gateway = await containerOf('gateway');
  const said = await output('docker', 'exec', gateway, 'sh', '-c', script);
  const [began = NaN, first = NaN, ended = NaN, last = NaN] = said.split(/\s+/).map(Number);
  return { ms: Math.round(1_000 * (ended - began)), processes: last - first };
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
