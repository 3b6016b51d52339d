import type { Change } from './activeRelease';

/** A release's description of itself. */
export interface Described {
  part: string;
  id: string;
  commit: string;
  contractVersion: string;
  /** The paths that it claims, such as `/news /news/:id`; the shell claims none. */
  paths: string;
  /** The team's signature of the part and the id; empty if there is none. */
  signature: string;
}

/** A release that has been deployed. */
export interface Release extends Described {
  /** When it was deployed, in seconds since 1970. */
  deployed: number;
}

/** The pointers and releases in the site's volumes. */
export interface State {
  /** Every change of every part's pointer, the oldest first. */
  changes: Change[];
  releases: Release[];
}
