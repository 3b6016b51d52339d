import { resolve } from 'node:path';
import { type Asked, decideChange } from './decideChange';
import { deploy, describeImage, findImage, signImage } from './deploy';
import { findSiteFolder, type Site } from './docker';
import { awaitEffect } from './gateways';
import { readKeys } from './signatures';
import { transaction } from './transaction';

export interface Options extends Asked {
  image?: string;
  why?: string;
}

/** Runs a command that changes what visitors get. Resolves with what it did and how to undo it, as sentences. */
export function changeActiveRelease(site: Site, app: string, command: string, options: Options) {
  return transaction(site, app, async (state, change) => {
    const assertSigned = readKeys(site.keys && resolve(findSiteFolder(), site.keys));
    const image = command === 'rollout' ? await findImage(site, app, options.image) : '';
    // Signs only an image that was built here; an image from elsewhere brings its own signature.
    if (image && !options.image && process.env.RELEASE_KEY)
      await signImage(image, app, process.env.RELEASE_KEY);
    const release = image ? await describeImage(image, app) : null;
    const asked = { ...options, ...release };
    const { releases, deployed, key, done, hint } = decideChange(
      state,
      app,
      command,
      asked,
      assertSigned,
    );
    if (release) await deploy(site, state, app, image);
    if (!releases) return `${app}: ${done}.`;
    const why = options.why ?? (deployed ? 'preview' : command);
    const at = await change({ why, deployed, key, releases });
    return `${app}: ${done}${await awaitEffect(site, app, at)} ${hint}`;
  });
}
