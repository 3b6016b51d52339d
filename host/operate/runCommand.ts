import { parseTested } from '@donate-impact/releases/release';
import type { ReleaseDescription } from '@donate-impact/releases/releaseFolder';
import type { SiteState } from '@donate-impact/releases/SiteState';
import { compareCopies } from './compareCopies';
import { type ChangeCommand, type CommandOptions, decideChange } from './decideChange';
import { deploy, describeImage, findImage, readTested, signImage } from './deploy';
import { type Deployment, readSiteKeys } from './docker';
import { findUntested } from './findObjections';
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
    const findUnsigned = readSiteKeys(site);
    const { image, release } = command === 'rollout' ? await prepareImage(site, app, options) : {};
    const asked = { ...options, release };
    const { shown, done, hint } = decideChange(state, app, command, asked, findUnsigned);
    if (image) await deploy(site, state, app, image);
    const id = release?.id;
    if (!shown) return { said: `${app}: ${done}.`, id };
    const why = options.why ?? (shown.deployed ? 'preview' : command);
    const at = await change({ why, ...shown });
    const next = hint ? ` ${hint}` : '';
    const said = `${app}: ${done}${await waitForGateways(site, app, at)}${next}`;
    return { said: release ? said + listNotes(state, release, Boolean(shown.deployed)) : said, id };
  });
}

/** What to know of a release that was rolled out. */
function listNotes(state: SiteState, release: ReleaseDescription, isPreview: boolean) {
  const [untested] = isPreview ? [] : findUntested(state, release);
  const copies = compareCopies(state, release.app);
  return `${untested ? ` Warning: ${untested.message}` : ''}${copies && `\n${copies}`}`;
}

/** Finds or builds the image to roll out, signs one that was built here, and describes its release. */
async function prepareImage(site: Deployment, app: string, { image: given }: Options) {
  const image = await findImage(site, app, given);
  const { RELEASE_KEY } = process.env;
  if (!given && RELEASE_KEY) await signImage(image, app, RELEASE_KEY);
  const release = await describeImage(image, app);
  const tested = parseTested(await readTested(app, release.id));
  // A signature covers the tests that the image itself names.
  return { image, release: release.signature ? release : { ...release, tested } };
}
