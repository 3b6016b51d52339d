#!/usr/bin/env tsx
import { partNames } from '@donate-impact/build/remotes';
import { changeActiveRelease } from './changeActiveRelease';
import { signImage } from './deploy';
import { getHelp } from './help';
import { listReleases } from './listReleases';
import { parseOptions } from './parseOptions';
import { makeKey } from './signatures';
import { findSiteFolder, readSite } from './site';
import { UserError } from './UserError';
import { watch } from './watch';

// operate COMMAND PART OPTIONS: npm run rollout -w remote-wizard -- --canary 10
const [command = '', part = '', ...args] = process.argv.slice(2);
try {
  if (args.includes('--help')) console.log(getHelp(command, part));
  else await run();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(`${part}: ${error.message}`);
  process.exitCode = 1;
}

async function run() {
  const { watch: milliseconds, to, ...options } = parseOptions(command, args, process.env);
  if (!partNames.includes(part)) throw new UserError(`There is no part "${part}".`);
  if (command === 'key') return console.log(makeKey(part, to ?? '', findSiteFolder()));
  if (command === 'sign') return console.log(await sign(part, options.image ?? ''));
  const site = await readSite();
  if (command === 'releases') return console.log(await listReleases(site, part));
  console.log(await changeActiveRelease(site, part, command, options));
  if (milliseconds) console.log(await watch(site, part, milliseconds));
}

async function sign(part: string, image: string) {
  const { RELEASE_KEY } = process.env;
  if (!RELEASE_KEY) throw new UserError('Set RELEASE_KEY to the file with the private key.');
  return `${part}: signed release ${await signImage(image, part, RELEASE_KEY)} in ${image}. Push the image.`;
}
