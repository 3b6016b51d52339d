import { parseChange, type ReleaseChange } from '@donate-impact/releases/ReleaseChange';

/** A change of an app's active release. @param releases as the file has them: `* <id>;` */
export function createChange(app: string, releases: string, more: Partial<ReleaseChange> = {}) {
  const at = new Date().toISOString();
  const change = parseChange({ app, at, by: 'test', why: 'tried', ...more, releases });
  if (typeof change === 'string') throw new Error(change);
  return change;
}
