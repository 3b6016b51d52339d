import type { RemoteName } from '@donate-impact/shared/contract';

/**
 * The phase in which loading or running a remote's page failed: `off` if the remote is switched off, `changed` if a file
 * is not the one that was released, `data` if the shell's data file could not be read, `script` if nothing has caught
 * what a part's script has thrown.
 */
export type Phase =
  | 'off'
  | 'manifest'
  | 'changed'
  | 'contract'
  | 'entry'
  | 'page'
  | 'render'
  | 'chunk'
  | 'data'
  | 'script';

/** A failure as it is reported to the operator; `host` stands for the data file and the shell's own scripts. */
export interface Failure {
  remote: RemoteName | 'host';
  phase: Phase;
  address: string;
  message: string;
  /** Whether a retry worked, so that the visitor has not noticed. */
  isRecovered?: boolean;
}

interface Details {
  remote: RemoteName;
  phase: Phase;
  address: string;
  reason: string;
  /** The contract that the remote was built for, or the package that it needs, if that does not fit. */
  version?: string | undefined;
  cause?: unknown;
}

/** Thrown when a remote's page cannot be loaded or shown. */
export class RemoteError extends Error implements Failure {
  readonly remote: RemoteName;
  readonly phase: Phase;
  readonly address: string;
  readonly version: string | undefined;
  isRecovered?: boolean;

  constructor({ remote, phase, address, reason, version, cause }: Details) {
    super(`${remote}: ${reason}`, { cause });
    this.name = 'RemoteError';
    this.remote = remote;
    this.phase = phase;
    this.address = address;
    this.version = version;
  }
}

/** Says of a failure that it was not a page that failed, but what fills a slot of one. */
export function inSlot({ slot }: { slot: string }, error: RemoteError) {
  error.message += ` (in the slot ${slot})`;
  return error;
}
