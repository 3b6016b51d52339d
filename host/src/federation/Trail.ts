import type { RemoteName } from '@donate-impact/shared/contract';
import { type Phase, RemoteError } from './RemoteError';

/** How far loading a page has come, so that a failure, also one of time, can say where. */
export interface Trail {
  remote: RemoteName;
  phase: Phase;
  address: string;
  version?: string;
}

/** What failed at this point of the trail. */
export function failedAt(trail: Trail, cause: unknown): RemoteError {
  if (cause instanceof RemoteError) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new RemoteError({ ...trail, reason, cause });
}
