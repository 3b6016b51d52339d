import type { ReleaseChange } from '@donate-impact/releases/ReleaseChange';

/** The changes of an app that has none. */
export const noChanges: readonly ReleaseChange[] = [];

/** Where a gateway's releases come from. */
export interface ReleaseSource {
  /** The names of the apps that the site has now: `host` and the remotes. */
  apps(): readonly string[];
  /** The changes of an app's active release, the oldest first: the same array until the active release changes. */
  changes(app: string): readonly ReleaseChange[];
  /**
   * Reads a file in the folder of an app's releases, such as `<id>/mf-manifest.json`; null if it is not there. Rejects
   * when the app's server does not answer in time, or when the file is too large.
   * @param isExpected returns true for the content that the file must have, if pages are composed of it
   */
  read(
    app: string,
    file: string,
    isExpected?: (content: Buffer) => boolean,
  ): Promise<Buffer | null>;
  /** The longest wait of a visitor for a new release while it is being read, in milliseconds. */
  patienceMs: number;
  /** True if no file of an app's live release can be read. */
  isDown(app: string, live: string): boolean;
  /** Resolves once it knows the active releases, if it has to wait for them. */
  start?(): Promise<void>;
  /** Stops following the active releases. */
  end?(): void;
}
