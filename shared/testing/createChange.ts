import type { ReleaseChange } from '@donate-impact/releases/ReleaseChange';

/** A change of an app's active release to one release for all visitors, or to what else is given. */
export function createChange(
  app: string,
  live: string,
  more: Partial<ReleaseChange> = {},
): ReleaseChange {
  const at = new Date().toISOString();
  return { app, at, by: 'test', why: 'tried', live, canary: null, ...more };
}
