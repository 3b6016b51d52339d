import { randomBytes } from 'node:crypto';
import { drawShare, none, off } from '@donate-impact/releases/ReleaseChange';
import type { FastifyRequest } from 'fastify';
import { revalidated } from '../http/headers';
import type { GatewaySettings } from '../settings';
import type { Effective, Releases } from '../sources/createReleases';
import { formatPreviewCookie, type Preview, parsePreviews } from './previews';

/** The release of an app that a visitor gets. */
interface Chosen {
  id: string;
  /** The release that replaces it if it fails, if there is one. */
  before: string | undefined;
  /** For the log, such as `wizard@<id>`; with `:stale` if it is an earlier one because the latest change cannot be applied yet. */
  source: string;
}

/** The releases that a visitor gets, and the cookies and headers for them. */
export interface Visit {
  /** The release of each app. */
  apps: Readonly<Partial<Record<string, Chosen>>>;
  /** The same with the settings, as one text: equal for visitors who get the same pages. */
  key: string;
  previews: readonly Preview[];
  /** True if the link names no preview that this site has, or previews are switched off. */
  isRefused: boolean;
  /** True if the page reloads without the link in its URL, because a cookie now has the preview. */
  isOpened: boolean;
  /** The cookies that a page sets. */
  setCookies: readonly string[];
  /** `Cache-Control` and `Vary` for answers that depend on the visitor only while a canary runs or previews are on. */
  caching: string;
  vary: string;
}

/**
 * Creates the function that decides which releases a visitor gets: those of a preview, those of a canary, or the live ones.
 * Visitors without a cookie or a query share one visit until an effective change is another.
 */
export function createVisits(releases: Releases, settings: () => GatewaySettings) {
  let shared:
    | { visit: Visit; settings: GatewaySettings; changes: readonly Effective[] }
    | undefined;

  return async (request: FastifyRequest): Promise<Visit> => {
    const found = releases.apps().map(releases.getEffective);
    const isShareable = !request.headers.cookie && !request.url.includes('?');
    if (
      isShareable &&
      shared?.settings === settings() &&
      shared.changes.length === found.length &&
      found.every((change, index) => change === shared?.changes[index])
    )
      return shared.visit;
    const changes = await Promise.all(found);
    const visit = decideVisit(request, changes);
    if (isShareable && visit.setCookies.length === 0)
      shared = { visit, settings: settings(), changes };
    return visit;
  };

  function decideVisit(request: FastifyRequest, changes: readonly Effective[]): Visit {
    const { PREVIEWS = false } = settings();
    const { cookie, ...preview } = readPreview(request, releases, settings());
    const visitor = readCookie(request, 'visitor');
    const number = /^[0-9a-f]{16}$/.test(visitor) ? visitor : randomBytes(8).toString('hex');
    const canaryRuns = changes.some(({ change }) => change?.canary);
    const isOwn = canaryRuns || PREVIEWS;
    const chosen = changes.map((each) => [each.app, choose(each, preview.previews, number)]);
    const apps = Object.fromEntries(chosen);
    return {
      ...preview,
      apps,
      key: JSON.stringify([settings(), apps]),
      setCookies: [cookie, formatVisitorCookie(canaryRuns, number, visitor)].filter(Boolean),
      caching: isOwn ? `private, ${revalidated}` : revalidated,
      vary: isOwn ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
    };
  }
}

/** Chooses the release of an app for a visitor's number, and the one that replaces it if it fails. */
function choose(
  { app, change, before, isStale }: Effective,
  previews: readonly Preview[],
  number: string,
): Chosen {
  const previewed = previews.find((each) => each.app === app)?.id;
  const { live = none, canary } = change ?? {};
  const drawsCanary = canary && drawShare(app, number) < canary.share / 100;
  // A preview does not switch an app on.
  const id = live === off ? off : (previewed ?? (drawsCanary ? canary.id : live));
  const source = `${app}@${id}`;
  // Nothing replaces a preview.
  if (id === previewed) return { id, before: undefined, source };
  // The live release replaces a canary that fails.
  const earlier = id === canary?.id ? live : before;
  return { id, before: earlier, source: isStale ? `${source}:stale` : source };
}

/** Reads the previews in the URL, or else in the cookie. A link on another site can neither open nor end one. */
function readPreview(
  request: FastifyRequest,
  releases: Releases,
  { PREVIEWS = false }: GatewaySettings,
) {
  const { url, headers } = request;
  const kept = readCookie(request, 'preview');
  const link = new URLSearchParams(url.replace(/^[^?]*/, '')).get('preview');
  const isFromElsewhere = /^(?:cross|same)-site$/.test(String(headers['sec-fetch-site']));
  if (link === 'off')
    return isFromElsewhere ? noPreview : { ...noPreview, isOpened: true, cookie: endingCookie };
  const isAllowed = PREVIEWS && !(link && isFromElsewhere);
  const previews = isAllowed ? parsePreviews(link ?? kept, releases) : [];
  const isFound = previews.length > 0;
  if (link === null)
    return { ...noPreview, previews, cookie: kept && !isFound ? endingCookie : '' };
  const cookie = isFound ? formatPreviewCookie(link) : '';
  return { previews, isRefused: !isFound, isOpened: isFound, cookie };
}

const endingCookie = formatPreviewCookie('');
const noPreview = {
  previews: [] as readonly Preview[],
  isRefused: false,
  isOpened: false,
  cookie: '',
};

/** Returns a cookie that gives a visitor a number while a canary runs, or that removes it afterward. */
function formatVisitorCookie(canaryRuns: boolean, number: string, kept: string) {
  if (canaryRuns) return kept === number ? '' : `visitor=${number}; Path=/; SameSite=Lax`;
  return kept && 'visitor=; Path=/; Max-Age=0';
}

/** The value of a cookie; empty if there is none. */
function readCookie({ headers }: FastifyRequest, name: string) {
  const [, value = ''] = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(headers.cookie ?? '') ?? [];
  return value.trim();
}
