import type { RemoteName } from '@donate-impact/shared/contract';
import { IntegrityError } from '@donate-impact/shared/integrity';
import { type Phase, RemoteError } from './RemoteError';

/** How far loading a page has progressed, so that any failure, including a timeout, can state where it happened. */
export interface Progress {
  remote: RemoteName;
  phase: Phase;
  address: string;
}

/** The error for loading that failed at this point. */
export function failedAt(progress: Progress, cause: unknown): RemoteError {
  if (cause instanceof RemoteError) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  const phase = cause instanceof IntegrityError ? 'changed' : progress.phase;
  return new RemoteError({ ...progress, phase, reason, cause });
}
