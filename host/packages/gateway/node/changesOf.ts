import { readChanges } from '@donate-impact/build/pointer';
import type { Exchange } from './Exchange';

/** The changes of a part's pointer, the oldest first. What its file says of other parts does not count. */
export function changesOf(parts: Exchange['parts'], part: string) {
  const folder = Object.hasOwn(parts, part) ? parts[part] : undefined;
  return readChanges(folder ?? '').filter((change) => change.part === part);
}
