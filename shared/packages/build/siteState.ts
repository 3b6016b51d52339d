import type { Change } from './pointer';

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

/** What an operator's command asks of an image before it deploys the image's release. */
export interface Described {
  part: string;
  id: string;
  contractVersion: string;
  signature: string;
  /** The paths that it claims, separated by spaces. */
  paths: string;
}
