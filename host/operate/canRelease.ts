import { existsSync } from 'node:fs';
import { refuse } from '@donate-impact/releases/refuse';
import { describeLiveRelease } from '@donate-impact/releases/releaseFolder';
import type { SiteState } from '@donate-impact/releases/SiteState';
import { createSignature } from '@donate-impact/releases/signatures';
import { compareCopies } from './compareCopies';
import { describeImage } from './deploy';
import { findDist, readDeployment, readSiteKeys } from './docker';
import { type Demands, findObjections, findUntested } from './findObjections';
import { readSite } from './readSite';
import { readState } from './transaction';

interface Options extends Pick<Demands, 'takes' | 'onlyTested'> {
  /** The site, such as https://staging.example; by default, the one on this machine's engine. */
  to?: string;
  /** An image that has the release; by default, the last build has it. */
  image?: string;
}

/**
 * Says whether a site would accept a release, and whether every tab would take it. Locks and changes nothing.
 * @returns the sentences, and whether it is accepted
 */
export async function canRelease(app: string, { to, image, ...demands }: Options) {
  const release = image ? await describeImage(image, app) : await describeBuild(app);
  const { RELEASE_KEYS = '' } = process.env;
  const [state, findUnsigned] = to
    ? [await readSite(to), readSiteKeys({ keys: RELEASE_KEYS })]
    : await readOwn(app);
  const objections = [
    ...findObjections(state, release, { ...demands, findUnsigned }),
    ...findUnread(state, app),
  ];
  const warnings = demands.onlyTested ? [] : findUntested(state, release);
  const unchecked =
    to && !RELEASE_KEYS ? ['RELEASE_KEYS names no file, so no signature was checked.'] : [];
  const isAccepted = objections.length === 0;
  const sentences = [
    `${app}: ${release.id} ${isAccepted ? 'can be released' : 'would be refused'}.`,
    ...objections.map(({ code, message }) => `${code}: ${message}`),
    ...warnings.map(({ message }) => `Warning: ${message}`),
    ...unchecked,
    compareCopies(state, app),
  ];
  // Without what a dishonest site may send to control a terminal.
  const text = sentences
    .filter(Boolean)
    .join('\n')
    .replace(/[^\n -~]/g, '?');
  return { isAccepted, text };
}

/** What the release cannot be compared with: for a remote, the shell; for the shell, remotes. */
function findUnread({ releases }: SiteState, app: string) {
  return releases.flatMap((other) =>
    'problem' in other && (app === 'host') !== (other.app === 'host')
      ? [refuse('RELEASE_UNREADABLE', other.app, other.id, other.problem)]
      : [],
  );
}

async function readOwn(app: string) {
  const site = await readDeployment();
  return [await readState(site, app), readSiteKeys(site)] as const;
}

async function describeBuild(app: string) {
  const dist = findDist(app);
  if (!existsSync(dist)) throw refuse('BUILD_MISSING', dist);
  const release = await describeLiveRelease(dist);
  const { RELEASE_KEY } = process.env;
  // As a rollout signs the image that it builds.
  return RELEASE_KEY ? { ...release, signature: createSignature(release, RELEASE_KEY) } : release;
}
