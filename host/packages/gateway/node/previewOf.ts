import { readChanges, releasesIn } from '@donate-impact/build/pointer';
import { partNames } from '@donate-impact/build/remotes';

const one = `(?:${partNames.join('|')})(?:@|%40)[0-9a-f]{12}`;
const grammar = new RegExp(`^${one}(?:,${one})*$`);
const kept = /(?:^|;\s*)releases=([^;]*)/;

/** Releases that a visitor gets instead of the live ones. */
export interface Preview {
  /** As in the link; empty if there are none. */
  link: string;
  /** The releases by part. */
  releases: Record<string, string>;
  /** Whether the link names what has never been deployed here, or previews are switched off. */
  isRefused: boolean;
  /** The cookie that keeps the preview or ends it, if any. */
  cookie: string;
}

const nothing: Preview = { link: '', releases: {}, isRefused: false, cookie: '' };

/**
 * Reads a preview from a link such as `?releases=wizard@0123456789ab` or from the cookie of an earlier one.
 * @param query the value of `releases`, as it is in the address
 */
export function previewOf(
  parts: Record<string, string>,
  query: string,
  cookies: string | undefined,
  areOn: boolean,
): Preview {
  if (query === 'live') return { ...nothing, cookie: 'releases=; Path=/; Max-Age=0' };
  if (query && !(areOn && grammar.test(query))) return { ...nothing, isRefused: true };
  const link = query || (areOn ? keptIn(cookies) : '');
  const named = [...link.matchAll(/(\w+)(?:@|%40)([0-9a-f]{12})/g)];
  const releases = Object.fromEntries(named.map(([, part = '', id = '']) => [part, id] as const));
  const isRefused = Object.entries(releases).some(
    ([part, id]) => !releasesIn(readChanges(parts[part] ?? '')).has(id),
  );
  if (isRefused) return { ...nothing, isRefused };
  return { ...nothing, link, releases, cookie: query && `releases=${link}; Path=/; SameSite=Lax` };
}

function keptIn(cookies: string | undefined) {
  const [, value = ''] = kept.exec(cookies ?? '') ?? [];
  return grammar.test(value) ? value : '';
}
