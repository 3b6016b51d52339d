import { parseActiveReleases } from '@donate-impact/releases/activeReleases';
import type { ReleaseChange } from '@donate-impact/releases/ReleaseChange';

/** A change of an app's active release. @param releases as the file has them: `* <id>;` */
export function createChange(app: string, releases: string, more: Partial<ReleaseChange> = {}) {
  const at = new Date().toISOString();
  const entry = { app, at, by: 'test', why: 'tried', ...more, releases };
  const [change] = parseActiveReleases(JSON.stringify([entry]), 'the change');
  if (!change) throw new Error('No change was read.');
  return change;
}
