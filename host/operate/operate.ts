#!/usr/bin/env tsx
import { text as readText } from 'node:stream/consumers';
import { Refusal, refuse } from '@donate-impact/releases/refuse';
import { makeKey } from '@donate-impact/releases/signatures';
import { canRelease } from './canRelease';
import { outOfCanary } from './decideChange';
import { signImage } from './deploy';
import { findSiteFolder, readDeployment } from './docker';
import { explain } from './explain';
import { listReleases } from './listReleases';
import { assertGivenAll, type CommandLine, createProgram } from './program';
import { replaceGateways } from './replaceGateways';
import { rolloutBySteps } from './rolloutBySteps';
import { runCommand } from './runCommand';
import { watch } from './watch';

await createProgram(async (line) => {
  try {
    assertGivenAll(process.env);
    const said = await run(line);
    if (said !== undefined) console.log(said);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`${line.app}: ${error.code}: ${error.message}`);
    process.exitCode = 1;
  }
}).parseAsync();

/** Runs a command. Resolves with what there is to say at its end. */
async function run({
  command,
  app,
  options: { watch: milliseconds, steps, each = 0, to, site: within, ...options },
}: CommandLine) {
  if (command === 'dev') {
    // Only this command needs the gateway and the bundler.
    const { develop } = await import('./develop');
    await develop(app, within);
    return undefined;
  }
  if (command === 'key') return makeKey(app, to ?? '', findSiteFolder());
  if (command === 'sign') return sign(app, options.image ?? '');
  if (command === 'can-release') {
    const { text, isAccepted } = await canRelease(app, { to, ...options });
    process.exitCode = isAccepted ? 0 : 1;
    return text;
  }
  if (command === 'explain')
    return explain(options.text ?? (await readText(process.stdin)), options.image);
  const site = await readDeployment();
  if (command === 'replace-gateways') return replaceGateways(site);
  if (command === 'releases') return listReleases(site, app);
  if (steps) return rolloutBySteps(site, app, steps, each, options);
  const { said } = await runCommand(site, app, command, options);
  if (!milliseconds) return said;
  console.log(said);
  const { text, isOn } = await watch(site, app, milliseconds);
  return isOn ? `${text} ${outOfCanary}` : text;
}

async function sign(app: string, image: string) {
  const { RELEASE_KEY } = process.env;
  if (!RELEASE_KEY) throw refuse('KEY_MISSING');
  return `${app}: signed release ${await signImage(image, app, RELEASE_KEY)} in ${image}. Push the image.`;
}
