import type { State } from '@donate-impact/build/activeRelease';

export type { Release, State } from '@donate-impact/build/activeRelease';

/** Gets the changes of one app's active release, the oldest first. */
export function getChanges({ changes }: State, app: string) {
  return changes.filter((change) => change.app === app);
}

/** The change that is in force; undefined if the app was never deployed. */
export function getActive(state: State, app: string) {
  return getChanges(state, app).at(-1);
}

/** A release of an app, if it is there. */
export function findRelease({ releases }: State, app: string, id: string) {
  return releases.find((release) => release.app === app && release.id === id);
}
