import { type Change, changesIn } from '@donate-impact/build/pointer';

/** A release that has been deployed. */
export interface Release {
  part: string;
  id: string;
  /** When it was deployed, in seconds since 1970. */
  deployed: number;
  commit: string;
  contractVersion: string;
  /** The paths that it claims, such as `/news /news/:id`; the shell claims none. */
  paths: string;
  /** Of the part and the id, by the part's team; empty if there is none. */
  signature: string;
}

/** What the site's volumes say of pointers and releases. */
export interface State {
  /** Every change of every part's pointer, the oldest first. */
  changes: Change[];
  releases: Release[];
}

/** Reads the output of transaction.sh. */
export function parseState(output: string): State {
  const [changes = '', releases = ''] = output.split('\nreleases\n');
  const lines = releases.split('\n').filter(Boolean);
  return { changes: changesIn(changes), releases: lines.map((line) => JSON.parse(line)) };
}

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
