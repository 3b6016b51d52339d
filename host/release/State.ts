import type { State } from '@donate-impact/build/siteState';

export type { Release, State } from '@donate-impact/build/siteState';

/** The changes of one part's pointer, the oldest first. */
export function changesOf({ changes }: State, part: string) {
  return changes.filter((change) => change.part === part);
}

/** The change that is in force; undefined if the part was never deployed. */
export function pointerOf(state: State, part: string) {
  return changesOf(state, part).at(-1);
}

/** A release of a part, if it is there. */
export function releaseOf({ releases }: State, part: string, id: string) {
  return releases.find((release) => release.part === part && release.id === id);
}
