import type { RemoteName } from '@donate-impact/shared/contract';
import { type Phase, RemoteError } from './RemoteError';

/** How far the loading of a page has come, so that a failure, a timeout included, can say where it happened. */
export interface Progress {
  remote: RemoteName;
  phase: Phase;
  address: string;
  version?: string;
}

/** The failure of the loading that has come this far. */
export function failedAt(progress: Progress, cause: unknown): RemoteError {
  if (cause instanceof RemoteError) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new RemoteError({ ...progress, reason, cause });
}
