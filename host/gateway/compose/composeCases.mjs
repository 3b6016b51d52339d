import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertHardened } from './hardening.mjs';
import { startLoad } from './load.mjs';
import { check, seconds } from './report.mjs';
import { buildBroken, images, origin, output, repository, run } from './stack.mjs';

/** The stack from nothing, its hardening, and both suites against it. */
export async function platformCases() {
  await check('images are built', async () => {
    assert.equal(await run(['docker', 'compose', 'build'], { env: { COMMIT: 'release-1' } }), 0);
    return {};
  });
  await check('docker compose up --wait, images built', async () => {
    const up = ['docker', 'compose', 'up', '-d', '--wait', '--wait-timeout', '60'];
    assert.equal(await run(up), 0);
    return {};
  });
  await check('containers are closed', async () => {
    await assertHardened(containerOf);
    return {};
  });
  await check('the contract suite', async () => {
    const suites = ['contract', 'files', 'headers'].map((name) => `gateway/contract/${name}`);
    const jest = ['npx', 'jest', '--rootDir', repository, ...suites];
    assert.equal(await run(jest, { env: { BASE_URL: origin } }), 0);
    return {};
  });
  if (process.env.E2E === 'off') return;
  await check('the integrated browser suite', async () => {
    // A folder of its own: another run of the same suite empties the usual one.
    const results = join(tmpdir(), `${images}-results`);
    const e2e = ['npm', 'run', 'e2e', '-w', 'host', '--', '--output', results];
    assert.equal(await run(e2e, { env: { BASE_URL: origin, E2E_REPORT: undefined } }), 0);
    return {};
  });
}

/** Releases of the wizard while visitors come. @param {string} copy */
export async function rolloutCases(copy) {
  const first = await filesOf('wizard');
  const others = await bytesOfOthers();

  await check('rollout of a remote, compose', async () => {
    await makeRelease(copy, 2);
    const load = startLoad({ origin, files: first });
    assert.equal(await rollout(copy, 'release-2'), 0);
    return load.stop();
  });
  await check('a rollout changes no byte of the other images', async () => {
    assert.equal(await bytesOfOthers(), others);
    return {};
  });
  await check('hashed files of the two releases before, during a third', async () => {
    const second = await filesOf('wizard');
    await makeRelease(copy, 3);
    const load = startLoad({ origin, files: [...new Set([...first, ...second])] });
    assert.equal(await rollout(copy, 'release-3'), 0);
    const third = await filesOf('wizard');
    assert.ok(third.length > second.length && second.length > first.length, 'releases differ');
    return load.stop();
  });
  await check('rollout of a broken image, compose', async () => {
    const before = await containerOf('wizard');
    await buildBroken();
    const load = startLoad({ origin, files: await filesOf('wizard') });
    const code = await rollout(copy, 'broken', '--image', `${images}/wizard:broken`);
    const count = await load.stop();
    assert.notEqual(code, 0);
    assert.equal(await containerOf('wizard'), before);
    return { ...count, note: `exit code ${code}` };
  });
  await check('rollback, compose', async () => {
    const load = startLoad({ origin, files: first });
    const began = Date.now();
    const served = servedFrom('release-2').then((from) => (from - began) / 1000);
    const rollback = ['npm', 'run', '-s', 'rollback', '-w', 'remote-wizard'];
    assert.equal(await run(rollback, { cwd: copy }), 0);
    const took = seconds(began);
    const count = await load.stop();
    assert.equal(JSON.parse(await body('/remotes/wizard/version.json')).commit, 'release-2');
    const note = `served after ${await served} s (goal: under 5 s), the other retired after ${took} s`;
    return { ...count, note };
  });
}

/** From when on a release of the wizard, and no other, answers through the gateway. @param {string} commit */
async function servedFrom(commit) {
  let from = 0;
  for (let answers = 0, tries = 0; answers < 10 && tries < 300; tries += 1) {
    const isServed = JSON.parse(await body('/remotes/wizard/version.json')).commit === commit;
    answers = isServed ? answers + 1 : 0;
    if (answers === 1) from = Date.now();
    await sleep(50);
  }
  return from;
}

/** The one container of a part. @param {string} part */
export async function containerOf(part) {
  const ids = (await output('docker', 'compose', 'ps', '-q', part)).split('\n');
  assert.equal(ids.length, 1, `${part} has ${ids.length} containers`);
  return ids[0] ?? '';
}

/** @param {string} copy @param {string} commit @param {string[]} options */
function rollout(copy, commit, ...options) {
  const command = ['npm', 'run', '-s', 'rollout', '-w', 'remote-wizard', '--', ...options];
  return run(command, { cwd: copy, env: { COMMIT: commit } });
}

/** A change that gives the wizard's chunks other names. @param {string} copy @param {number} release */
async function makeRelease(copy, release) {
  const page = join(copy, 'remote-wizard/src/pages/Wizard.tsx');
  const source = await readFile(page, 'utf8');
  await writeFile(
    page,
    `${source.replace(/\nexport const release = .*/g, '')}\nexport const release = ${release};\n`,
  );
}

/** The address of every hashed file that a remote serves. @param {string} remote */
export async function filesOf(remote) {
  const find = 'cd "$SITE_ROOT" && find static -type f -name "*.js"';
  const list = await output('docker', 'exec', await containerOf(remote), 'sh', '-c', find);
  return list.split('\n').map((file) => `/remotes/${remote}/${file}`);
}

async function bytesOfOthers() {
  const sums = ['gateway', 'marketing', 'results'].map(async (part) => {
    const script = 'cd "$SITE_ROOT" && find . -type f -exec sha256sum {} + | sort';
    const id = await containerOf(part);
    return `${id}\n${await output('docker', 'exec', id, 'sh', '-c', script)}`;
  });
  return (await Promise.all(sums)).join('\n');
}

/** @param {string} path */
export async function body(path) {
  return (await fetch(origin + path)).text();
}
