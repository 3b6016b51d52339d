import assert from 'node:assert/strict';
import { inCopy } from '../copyRepository';
import { finishJourney, inBrowser } from './browser';
import { sh, start } from './engine';
import { assertHardened } from './hardening';
import { pages, read, underLoad } from './site';

/**
 * The images are built from a checkout that only its owner may read, every container starts hardened, and a visitor
 * finishes the journey.
 */
export async function up() {
  await inCopy((checkout) => sh('chmod -R go= . && docker compose build', checkout));
  await start();
  await assertHardened('docker compose ps -q');
  // As an operator asks by hand: it answers, and ends.
  const ask = 'docker compose exec -T active-releases timeout 30 gateway ask /active.json';
  assert.match(await sh(ask), /"wizard":/);
  for (const path of pages) assert.match(await read(path), /data-boundary="(?!host)\w+"/, path);
  return underLoad(() => inBrowser(finishJourney));
}
