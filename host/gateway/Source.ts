import type { Change } from '@donate-impact/build/activeRelease';

/** A gateway's source of releases. */
export interface Source {
  /** The names of the apps that the site has now: `host` and the remotes. */
  apps(): readonly string[];
  /** The changes of an app's active release, the oldest first: the same array until the active release changes. */
  changes(app: string): readonly Change[];
  /**
   * The bytes of a file in the folder of an app's releases, such as `<id>/mf-manifest.json`; null if it is not there.
   * A file of a release never changes, so a gateway keeps what it has read.
   * Rejects when the app's server does not answer.
   */
  read(app: string, file: string): Promise<Buffer | null>;
  /** The longest wait of a visitor for a new release while the previous one is available, in milliseconds. */
  patienceMs: number;
  /** True if no file of an app's live release can be read. */
  isDown(app: string, live: string): boolean;
}
