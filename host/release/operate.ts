#!/usr/bin/env tsx
import { appNames } from '@donate-impact/build/remotes';
import { changeActiveRelease } from './changeActiveRelease';
import { signImage } from './deploy';
import { getHelp } from './help';
import { listReleases } from './listReleases';
import { parseOptions } from './parseOptions';
import { makeKey } from './signatures';
import { findSiteFolder, readSite } from './site';
import { UserError } from './UserError';
import { watch } from './watch';

// operate COMMAND APP OPTIONS: npm run rollout -w remote-wizard -- --canary 10
const [command = '', app = '', ...args] = process.argv.slice(2);
try {
  if (args.includes('--help')) console.log(getHelp(command, app));
  else await run();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(`${app}: ${error.message}`);
  process.exitCode = 1;
}

async function run() {
  const { watch: milliseconds, to, ...options } = parseOptions(command, args, process.env);
  if (!appNames.includes(app)) throw new UserError(`There is no app "${app}".`);
  if (command === 'key') return console.log(makeKey(app, to ?? '', findSiteFolder()));
  if (command === 'sign') return console.log(await sign(app, options.image ?? ''));
  const site = await readSite();
  if (command === 'releases') return console.log(await listReleases(site, app));
  console.log(await changeActiveRelease(site, app, command, options));
  if (milliseconds) console.log(await watch(site, app, milliseconds));
}

async function sign(app: string, image: string) {
  const { RELEASE_KEY } = process.env;
  if (!RELEASE_KEY) throw new UserError('Set RELEASE_KEY to the file with the private key.');
  return `${app}: signed release ${await signImage(image, app, RELEASE_KEY)} in ${image}. Push the image.`;
}
