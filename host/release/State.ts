import type { State } from '@donate-impact/build/activeRelease';

export type { Release, State } from '@donate-impact/build/activeRelease';

/** Gets the changes of one part's active release, the oldest first. */
export function getChanges({ changes }: State, part: string) {
  return changes.filter((change) => change.part === part);
}

/** The change that is in force; undefined if the part was never deployed. */
export function getActive(state: State, part: string) {
  return getChanges(state, part).at(-1);
}

/** A release of a part, if it is there. */
export function findRelease({ releases }: State, part: string, id: string) {
  return releases.find((release) => release.part === part && release.id === id);
}
