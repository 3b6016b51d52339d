import { rm } from 'node:fs/promises';
import { freePort } from '../start/beforeInstallation.mjs';
import { fail } from '../start/fail.mjs';
import { refusalOf } from '../start/refusalOf.mjs';
import { askSite } from './askSite.mjs';
import { copyCheckout } from './copyCheckout.mjs';
import { startSite } from './startSite.mjs';

// Does what a newcomer does: runs the README's start command in a copy without packages and builds
// (`npm run start:bare`). When npm_config_cache names an empty folder, every package comes from the registry.
let before = Date.now();
const folder = await copyCheckout();
done('copied without packages and builds');
const port = await freePort();
const site = startSite(folder, { PORT: String(port) });
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => leave(`${signal} interrupted it`));

try {
  await site.until(/Building/);
  done('npm start: installed');
  const address = await site.until(/http:\/\/localhost:\d+/);
  done(`npm start: built, and listening at ${address}`);
  done(`${await askSite(address)} addresses gave the right answer`);
  await site.end('SIGINT');
  if (await refusalOf(port)) throw new Error(`Port ${port} is still in use after the site ended`);
  done('stopped with Ctrl-C; the port is free again');
} catch (error) {
  await leave(error instanceof Error ? error.message : String(error));
}
await rm(folder, { recursive: true, force: true });

/** @param {string} what */
function done(what) {
  console.log(`── ${what} (${Math.round((Date.now() - before) / 1000)} s)`);
  before = Date.now();
}

/** @param {string} reason */
async function leave(reason) {
  console.error(site.output());
  await site.end('SIGKILL');
  await rm(folder, { recursive: true, force: true });
  fail(`The bare start failed: ${reason}`);
}
