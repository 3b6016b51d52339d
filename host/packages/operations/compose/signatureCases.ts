import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLoad } from './load';
import { nextWizard, operate } from './releases';
import { check } from './report';
import { env, origin, output, pointersLog, releasesNow } from './stack';

/** A site whose operator demands signatures. */
export async function signatureCases(copy: string) {
  const folder = await mkdtemp(join(tmpdir(), 'keys-'));
  try {
    await check('only releases with the signature of a key of the site go live, compose', () =>
      signedReleases(copy, folder),
    );
  } finally {
    delete env.RELEASE_KEYS;
    delete env.RELEASE_KEY;
    await rm(folder, { recursive: true });
  }
}

async function signedReleases(copy: string, folder: string) {
  const keys = join(folder, 'keys');
  const [before, after] = [await newKey(folder, 'before'), await newKey(folder, 'after')];
  env.RELEASE_KEYS = keys;
  await writeFile(keys, before.line);
  const { id: first, image } = await nextWizard();
  const load = startLoad({ origin });

  await refused(copy, 'rollout', '--image', image);
  await refused(copy, 'rollout', '--image', image, '--preview');
  await sign(image, after);
  await refused(copy, 'rollout', '--image', image);
  await sign(image, before);
  assert.equal(await operate(copy, 'rollout', 'wizard', '--image', image), 0);
  assert.equal((await releasesNow()).wizard, first);
  // The release before was never signed.
  await refused(copy, 'rollback');

  // One key replaces the other: while both count, all releases do; then only those of the new one.
  await writeFile(keys, `${before.line}\n${after.line}\n`);
  const { id: second, image: next } = await nextWizard();
  await sign(next, after);
  assert.equal(await operate(copy, 'rollout', 'wizard', '--image', next, '--canary', '50'), 0);
  assert.equal(await operate(copy, 'promote', 'wizard'), 0);
  assert.equal((await releasesNow()).wizard, second);
  assert.equal(await operate(copy, 'rollback', 'wizard'), 0);
  assert.equal(await operate(copy, 'rollback', 'wizard'), 0);
  await writeFile(keys, after.line);
  await refused(copy, 'rollback');
  assert.equal((await releasesNow()).wizard, second);
  return load.stop();
}

/** Signs the release in an image, as the wizard's team would. */
async function sign(image: string, { file }: { file: string }) {
  env.RELEASE_KEY = file;
  await output('npm', 'run', '-s', 'sign', '-w', 'remote-wizard', '--', '--image', image);
  delete env.RELEASE_KEY;
}

/** A command fails and changes nothing. */
async function refused(copy: string, command: string, ...options: string[]) {
  const before = [await releasesNow(), await pointersLog()];
  assert.equal(await operate(copy, command, 'wizard', ...options), 1);
  assert.deepEqual([await releasesNow(), await pointersLog()], before);
}

async function newKey(folder: string, name: string) {
  const file = join(folder, `${name}.pem`);
  const line = await output('npm', 'run', '-s', 'key', '-w', 'remote-wizard', '--', '--to', file);
  return { file, line };
}
