import { resolve } from 'node:path';
import { readKeys } from '@donate-impact/releases/signatures';
import { type ChangeCommand, type CommandOptions, decideChange } from './decideChange';
import { deploy, describeImage, findImage, signImage } from './deploy';
import { type Deployment, findSiteFolder } from './docker';
import { waitForGateways } from './gateways';
import { changeState } from './transaction';

export interface Options extends Omit<CommandOptions, 'release'> {
  image?: string;
  why?: string;
}

/**
 * Runs a command that changes what visitors get. Resolves with what it did and how to undo it, as sentences, and with the
 * release of a rollout.
 */
export function runCommand(
  site: Deployment,
  app: string,
  command: ChangeCommand,
  options: Options,
) {
  return changeState(site, app, async (state, change) => {
    const assertSigned = readKeys(site.keys && resolve(findSiteFolder(), site.keys));
    const image = command === 'rollout' ? await findImage(site, app, options.image) : '';
    // Signs only an image that was built here; an image from elsewhere brings its own signature.
    if (image && !options.image && process.env.RELEASE_KEY)
      await signImage(image, app, process.env.RELEASE_KEY);
    const release = image ? { release: await describeImage(image, app) } : {};
    const { shown, deployed, key, done, hint } = decideChange(
      state,
      app,
      command,
      { ...options, ...release },
      assertSigned,
    );
    if (image) await deploy(site, state, app, image);
    const id = release.release?.id;
    if (!shown) return { said: `${app}: ${done}.`, id };
    const why = options.why ?? (deployed ? 'preview' : command);
    const at = await change({ why, deployed, key, ...shown });
    return { said: `${app}: ${done}${await waitForGateways(site, app, at)} ${hint}`, id };
  });
}
