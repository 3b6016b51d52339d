import { isKnown } from './claimOf';
import type { Exchange } from './Exchange';

const one = '[a-z]+(?:@|%40)[0-9a-f]{32}';
const twice = String.raw`.*\b(\w+)(?:@|%40).*,\1(?:@|%40)`;
const grammar = new RegExp(`^(?!${twice})${one}(?:,${one})*$`);
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
 * Reads a preview from a link such as `?releases=wizard@0123456789abcdef0123456789abcdef` or from the cookie of an earlier one.
 * @param query the value of `releases`, as it is in the address
 */
export async function previewOf(
  { parts, pagesOf }: Pick<Exchange, 'parts' | 'pagesOf'>,
  query: string,
  cookies: string | undefined,
  areOn: boolean,
): Promise<Preview> {
  if (query === 'live') return { ...nothing, cookie: 'releases=; Path=/; Max-Age=0' };
  if (query && !(areOn && grammar.test(query))) return { ...nothing, isRefused: true };
  const link = query || (areOn ? keptIn(cookies, parts) : '');
  const named = [...link.matchAll(/(\w+)(?:@|%40)([0-9a-f]{32})/g)];
  const releases = Object.fromEntries(named.map(([, part = '', id = '']) => [part, id] as const));
  for (const [part, id] of Object.entries(releases)) {
    if (!(await isKnown({ parts, pagesOf }, part, id))) return { ...nothing, isRefused: true };
  }
  return { ...nothing, link, releases, cookie: query && `releases=${link}; Path=/; SameSite=Lax` };
}

/** The preview that a cookie keeps; none if it names a part that this site does not have. */
function keptIn(cookies: string | undefined, parts: Exchange['parts']) {
  const [, value = ''] = kept.exec(cookies ?? '') ?? [];
  if (!grammar.test(value)) return '';
  const named = value.split(',').map((each) => each.replace(/(?:@|%40).*/, ''));
  return named.every((part) => Object.hasOwn(parts, part)) ? value : '';
}
