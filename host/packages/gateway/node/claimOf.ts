import { none, off, releasesIn } from '@donate-impact/build/pointer';
import { changesOf } from './changesOf';
import type { Exchange } from './Exchange';

/**
 * What the log says of the release that an address or a report names: `<part>@<id>`, or `<part>@other` if this gateway
 * does not know it, because anyone can ask for any. Nothing for a part that this site does not have.
 */
export async function claimOf(
  { parts, pagesOf }: Pick<Exchange, 'parts' | 'pagesOf'>,
  part: string,
  release: string,
) {
  if (!Object.hasOwn(parts, part)) return '';
  if (release === none || release === off) return `${part}@${release}`;
  return `${part}@${(await isKnown({ parts, pagesOf }, part, release)) ? release : 'other'}`;
}

/** Whether a change names a release of a part and its pages are known. */
export async function isKnown(
  { parts, pagesOf }: Pick<Exchange, 'parts' | 'pagesOf'>,
  part: string,
  release: string,
) {
  const isNamed = releasesIn(changesOf(parts, part)).has(release);
  return isNamed && (await pagesOf(parts[part] ?? '', release)) !== null;
}
