import { type Change, changesIn, liveIn, off } from '@donate-impact/build/pointer';

/** A release that has been deployed. */
export interface Release {
  part: string;
  id: string;
  /** When it was deployed. */
  deployed: Date;
  commit: string;
  contractVersion: string;
}

/** What the site's volumes say of pointers and releases. */
export interface State {
  /** Every change of every part's pointer, the oldest first. */
  changes: Change[];
  releases: Release[];
}

/** Reads the output of transaction.sh. */
export function parseState(output: string): State {
  const lines = output.split('\n');
  const changes = lines.flatMap((line) => {
    const [, change = ''] = /^change (\{.*\})$/.exec(line) ?? [];
    return changesIn(change);
  });
  const releases = lines.flatMap((line) => {
    const [, part = '', id = '', seconds, version = ''] =
      /^release (\w+)\/(\w+) (\d+) (.*)$/.exec(line) ?? [];
    if (!part) return [];
    const { commit, contractVersion } = JSON.parse(version);
    return [{ part, id, deployed: new Date(Number(seconds) * 1000), commit, contractVersion }];
  });
  return { changes, releases };
}

/** The changes of one part's pointer, the oldest first. */
export function changesOf({ changes }: State, part: string) {
  return changes.filter((change) => change.part === part);
}

/** The change that is in force; undefined if the part was never deployed. */
export function pointerOf(state: State, part: string) {
  return changesOf(state, part).at(-1);
}

/** The release that was live before the one that is, or before the part was switched off. */
export function liveBefore(state: State, part: string) {
  const lives = changesOf(state, part).map(liveIn);
  const now = lives.at(-1);
  return lives.filter((id) => id !== now && id !== off).at(-1);
}

/** A deployed release by its id. */
export function releaseNamed({ releases }: State, part: string, id: string | undefined) {
  return releases.find((release) => release.part === part && release.id === id);
}
