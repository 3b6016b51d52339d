import type { RemoteName } from '@donate-impact/shared/contract';

/** The phase in which loading or running a remote's page failed, or `off` if the remote is switched off. */
export type Phase = 'off' | 'manifest' | 'contract' | 'entry' | 'page' | 'render' | 'chunk';

interface Details {
  remote: RemoteName;
  phase: Phase;
  address: string;
  reason: string;
  version?: string | undefined;
  cause?: unknown;
}

/** Thrown when a remote's page cannot be loaded or shown. */
export class RemoteError extends Error {
  readonly remote: RemoteName;
  readonly phase: Phase;
  readonly address: string;
  readonly version: string | undefined;

  constructor({ remote, phase, address, reason, version, cause }: Details) {
    super(`${remote}: ${reason}`, { cause });
    this.name = 'RemoteError';
    this.remote = remote;
    this.phase = phase;
    this.address = address;
    this.version = version;
  }
}
