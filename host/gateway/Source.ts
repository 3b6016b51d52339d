import type { Change } from '@donate-impact/build/activeRelease';

/** A gateway's source of releases. */
export interface Source {
  /** The names of the parts that the site has now: `host` and the remotes. */
  parts(): readonly string[];
  /** The changes of a part's active release, the oldest first: the same array until the active release changes. */
  changes(part: string): readonly Change[];
  /**
   * The bytes of a file in the folder of a part's releases, such as `<id>/mf-manifest.json`; null if it is not there.
   * Rejects when the part's server does not answer.
   */
  read(part: string, file: string): Promise<Buffer | null>;
  /** A text that changes whenever such a file changes; null if the file is not there. */
  stamp(part: string, file: string): string | null;
  /** The longest wait of a visitor for a new release while the previous one is available, in milliseconds. */
  patienceMs: number;
  /** True if no file of a part's live release can be read. */
  isDown(part: string, live: string): boolean;
}
