import type { ReleaseChange } from './ReleaseChange';
import { getMessage } from './refuse';
import type { ReleaseDescription } from './releaseFolder';

/** A release that has been deployed, or what is wrong with one that does not say what it is. */
export type DeployedRelease = (
  | ReleaseDescription
  | { app: string; id: string; problem: string }
) & {
  /** When it was deployed, in seconds since 1970. */
  deployed: number;
};

/** Describes a deployed release, or says what is wrong with it. */
export function describeDeployed(
  app: string,
  id: string,
  deployed: number,
  description: Promise<ReleaseDescription>,
): Promise<DeployedRelease> {
  return description.then(
    (release) => ({ ...release, deployed }),
    (error) => ({ app, id, deployed, problem: getMessage(error) }),
  );
}

/** The active and the deployed releases in the site's volumes, as a command on one app sees them. */
export interface SiteState {
  /** Every change of every app's active release, the oldest first. */
  changes: ReleaseChange[];
  /** All releases of the command's app, and those of the other apps that visitors get. */
  releases: DeployedRelease[];
}

/** Gets the changes of one app's active release, the oldest first. */
export function getChanges({ changes }: SiteState, app: string) {
  return changes.filter((change) => change.app === app);
}

/** A release of an app, if it is there. */
export function findRelease({ releases }: SiteState, app: string, id: string) {
  return releases.find((release) => release.app === app && release.id === id);
}
