import { createHash, randomUUID } from 'node:crypto';
import { type Change, findCanary, findLive, none, off } from '@donate-impact/build/activeRelease';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { revalidated } from './headers';
import { type Preview, parsePreviews, previewCookie } from './preview';
import type { GatewaySettings, Site } from './Site';

/** The releases that a visitor gets, and the cookies and headers for them. */
export interface Visit {
  /** The release of each app. */
  releases: Readonly<Record<string, string>>;
  /** The release of each app that was live before, if there was one and it was not taken back. */
  before: Readonly<Record<string, string | undefined>>;
  /** The apps whose release is in force only because a later change is not. */
  stale: ReadonlySet<string>;
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

/** A request of a visitor, and its answer. */
export interface Exchange {
  site: Site;
  visit: Visit;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Shared {
  visit: Visit;
  settings: GatewaySettings;
  changes: readonly unknown[];
}

/**
 * Creates the function that decides which releases a visitor gets: those of a preview, those of a canary, or the live ones.
 * Visitors without a cookie or a query share one decision until an active release changes.
 */
export function createVisits(site: Site) {
  const { source, settings } = site;
  let known: Shared | undefined;

  return async (request: FastifyRequest): Promise<Visit> => {
    if (request.headers.cookie || request.url.includes('?')) return decide(site, request);
    const changes = source.apps().map(source.changes);
    const isSame = (each: unknown, index: number) => each === known?.changes[index];
    if (
      known?.settings === settings() &&
      known.changes.length === changes.length &&
      changes.every(isSame)
    )
      return known.visit;
    const visit = await decide(site, request);
    const isForAll = visit.setCookies.length === 0 && visit.stale.size === 0;
    if (isForAll) known = { visit, settings: settings(), changes };
    return visit;
  };
}

async function decide(site: Site, request: FastifyRequest): Promise<Visit> {
  const { source, releases, settings } = site;
  const { previewsAreOn = false } = settings();
  const cookies = parseCookies(request);
  const preview = readPreview(site, request, cookies.preview);
  const kept = /^[0-9a-f]{16}$/.exec(cookies.visitor ?? '')?.[0];
  const number = kept ?? randomUUID().replaceAll('-', '').slice(-16);
  const apps = await Promise.all(
    source.apps().map(async (app) => {
      const { change, before, isStale } = await releases.inForce(app);
      const shown = preview.previews.find((each) => each.app === app)?.id;
      const live = change ? findLive(change) : none;
      const given = change ? chooseRelease(change, app, number) : none;
      // A preview does not switch an app on.
      const id = live === off ? off : (shown ?? given);
      const canary = change && findCanary(change);
      // The live release replaces a canary that fails; nothing replaces a preview.
      const earlier = id === shown ? undefined : id === canary?.id ? live : before;
      return { app, id, before: earlier, isStale: isStale && !shown, canary };
    }),
  );
  const canaryRuns = apps.some(({ canary }) => canary);
  const isOwn = canaryRuns || previewsAreOn;
  const setCookies = [preview.cookie, visitorCookie(canaryRuns, number, cookies.visitor)];
  return {
    ...preview,
    releases: Object.fromEntries(apps.map(({ app, id }) => [app, id])),
    before: Object.fromEntries(apps.map(({ app, before }) => [app, before])),
    stale: new Set(apps.filter(({ isStale }) => isStale).map(({ app }) => app)),
    setCookies: setCookies.filter(Boolean),
    caching: isOwn ? `private, ${revalidated}` : revalidated,
    vary: isOwn ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
  };
}

/** Reads the previews in the URL, or else in the cookie. A link on another site cannot open one. */
function readPreview({ source, settings }: Site, { url, headers }: FastifyRequest, kept = '') {
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  const link = new URLSearchParams(query).get('preview');
  const isFromElsewhere = /^(?:cross|same)-site$/.test(String(headers['sec-fetch-site']));
  const isOn = Boolean(settings().previewsAreOn) && !(link && isFromElsewhere);
  const value = link ?? kept;
  const previews = (isOn && value && parsePreviews(value, source.changes)) || [];
  const isAsked = link !== null && link !== 'off';
  const isRefused = isAsked && previews.length === 0;
  const isOpened = link !== null && !isRefused;
  const isOver = link === 'off' || (kept && previews.length === 0);
  const cookie = isAsked && isOpened ? previewCookie(value) : isOver ? previewCookie(null) : '';
  return { previews, isRefused, isOpened, cookie };
}

/** Returns a cookie that gives a visitor a number while a canary runs, or that removes it afterward. */
function visitorCookie(canaryRuns: boolean, number: string, kept = '') {
  if (canaryRuns) return kept === number ? '' : `visitor=${number}; Path=/; SameSite=Lax`;
  return kept && 'visitor=; Path=/; Max-Age=0';
}

/** Chooses the release of an app for a visitor's number: the canary for its share of the numbers. */
function chooseRelease(change: Change, app: string, number: string) {
  const canary = findCanary(change);
  if (!canary) return findLive(change);
  const drawn = createHash('sha256').update(`${number} ${app}`).digest().readUInt32BE() / 2 ** 32;
  return drawn < canary.share / 100 ? canary.id : findLive(change);
}

function parseCookies({ headers }: FastifyRequest): Record<string, string> {
  const cookies = (headers.cookie ?? '').split(';').map((each) => {
    const at = Math.max(each.indexOf('='), 0);
    return [each.slice(0, at).trim(), each.slice(at + 1).trim()] as const;
  });
  return Object.fromEntries(cookies);
}
