import assert from 'node:assert/strict';
import { finishJourney, inBrowser } from './browser';
import { sh, start } from './engine';
import { assertHardened } from './hardening';
import { pages, read, underLoad } from './site';

/** The images are built, every container starts hardened, and a visitor finishes the journey. */
export async function up() {
  await sh('docker compose build');
  await start();
  await assertHardened('docker compose ps -q');
  for (const path of pages) assert.match(await read(path), /data-boundary="(?!host)\w+"/, path);
  return underLoad(() => inBrowser(finishJourney));
}
