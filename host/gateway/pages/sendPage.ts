import { speculationFile } from '@donate-impact/releases/release';
import type { FastifyReply } from 'fastify';
import { sendPrepared, sendStatus } from '../http/sendPrepared';
import type { GatewaySettings } from '../settings';
import type { Visit } from '../visits/createVisits';
import type { ComposedPage } from './composePage';
import type { Pages } from './createPages';

/**
 * Creates the functions that answer with pages.
 * @param renderVersions renders the releases that run, for /versions
 */
export function createPageSenders(
  pages: Pages,
  settings: () => GatewaySettings,
  renderVersions: (visit: Visit) => Promise<string>,
) {
  /** Answers with the page at a path. */
  async function sendPage(visit: Visit, reply: FastifyReply, path: string) {
    if (visit.isRefused) return sendInstead(visit, reply, 'preview-refused');
    const name = await pages.findName(visit, path);
    if (name === undefined) return sendInstead(visit, reply, '404');
    if (visit.isOpened) {
      reply.headers({ 'Set-Cookie': [...visit.setCookies], 'Cache-Control': 'no-store' });
      return reply.redirect(formatAddress(path), 302);
    }
    // The browser's router has no page at an address with more slashes at its end.
    const query = reply.request.url.replace(/^[^?]*/, '');
    if (path.endsWith('//')) return reply.redirect(formatAddress(path) + query, 302);
    return name === 'versions' ? sendVersions(visit, reply) : sendNamed(visit, reply, name);
  }

  async function sendNamed(visit: Visit, reply: FastifyReply, name: string) {
    const page = await pages.getPage(visit, name);
    if (!page) return sendInstead(visit, reply, '404');
    if (visit.setCookies.length > 0) reply.header('Set-Cookie', [...visit.setCookies]);
    if (name !== '/') return send(visit, reply, page);
    // Lets the browser prefetch the next page, unless the visitor saves data.
    if (!/^on$/i.test(String(reply.request.headers['save-data'])))
      reply.header('Speculation-Rules', `"/host/${visit.apps.host?.id}/${speculationFile}"`);
    return send(visit, reply, page, visit.caching, `${visit.vary}, Save-Data`);
  }

  /** Answers with a page of the shell in place of the one at the path. */
  async function sendInstead(visit: Visit, reply: FastifyReply, name: string, status = 404) {
    const page = await pages.getPage(visit, name);
    reply.code(status);
    if (page) return send(visit, reply, page);
    reply.request.sources = [visit.apps.host?.source ?? ''];
    sendStatus(reply, 503);
  }

  function send(
    visit: Visit,
    reply: FastifyReply,
    page: ComposedPage,
    caching = visit.caching,
    vary = visit.vary,
  ) {
    reply.request.sources = page.sources;
    reply.headers({ 'Content-Security-Policy': page.policy, 'Cache-Control': caching });
    if (settings().VERSIONS_PAGE) reply.header('Server-Timing', formatTiming(page.sources, reply));
    // Browsers send there what they report themselves, within a minute, over HTTPS alone.
    if (settings().REPORTS) reply.header('Reporting-Endpoints', 'default="/failures"');
    sendPrepared(reply, page, vary);
  }

  /** Shows operators which releases run; composes the page anew each time. */
  async function sendVersions(visit: Visit, reply: FastifyReply) {
    if (!settings().VERSIONS_PAGE) return sendInstead(visit, reply, '404');
    const values = { versions: await renderVersions(visit) };
    const page = await pages.composeNow(visit, 'versions', values);
    if (!page) return sendInstead(visit, reply, '404');
    return send(visit, reply, page, 'no-store');
  }

  return { sendPage, sendInstead };
}

/** For the developer tools of browsers: the request's id, the releases, and how long the gateway took, in milliseconds. */
function formatTiming(sources: readonly string[], { request, elapsedTime }: FastifyReply) {
  const releases = sources.map((source) => source.replace(/@(.*)/, ';desc="$1"'));
  const took = `compose;dur=${elapsedTime.toFixed(1)}`;
  return [`request;desc="${request.id}"`, ...releases, took].join();
}

/** The address of a path, without slashes at its end. */
function formatAddress(path: string) {
  const segments = path.split('/').filter(Boolean);
  return `/${segments.map((segment) => encodeURIComponent(segment).replaceAll('%252F', '%2F')).join('/')}`;
}
