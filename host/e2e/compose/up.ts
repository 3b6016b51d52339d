import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRepository } from '../copyRepository';
import { finishJourney, inBrowser } from './browser';
import { sh, start } from './engine';
import { assertHardened } from './hardening';
import { pages, read, underLoad } from './site';

/**
 * The images are built from a checkout that only its owner may read, every container starts hardened, and a visitor
 * finishes the journey.
 */
export async function up() {
  const checkout = await mkdtemp(join(tmpdir(), 'checkout-'));
  await copyRepository(checkout);
  await sh('chmod -R go= . && docker compose build', checkout);
  await rm(checkout, { recursive: true });
  await start();
  await assertHardened('docker compose ps -q');
  for (const path of pages) assert.match(await read(path), /data-boundary="(?!host)\w+"/, path);
  return underLoad(() => inBrowser(finishJourney));
}
