import type { RemoteName } from '@donate-impact/shared/contract';
import type { Manifest } from './manifest';

/** One release of a remote as this page runs it: all its pages come from it until it fails. */
export interface Release {
  remote: RemoteName;
  /** The name that the federation runtime knows it by; each attempt has its own. */
  id: string;
  /** How many attempts were made before, of which a fresh address keeps clear. */
  tries: number;
  manifest: Manifest;
  version: string;
  /** The absolute address of its entry, which differs from release to release. */
  entry: string;
  /** Whether one of its pages has been loaded. */
  isLive: boolean;
  /** Whether a page of it threw when it was first run: modules that others share are then half made. */
  isBroken: boolean;
}
