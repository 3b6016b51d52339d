import { none } from '@donate-impact/releases/ReleaseChange';
import { speculationFile } from '@donate-impact/releases/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { reportingEndpoints } from '../http/headers';
import { sendPrepared, sendStatus } from '../http/sendPrepared';
import type { GatewaySettings } from '../settings';
import type { Releases } from '../sources/createReleases';
import type { Visit } from '../visits/createVisits';
import type { ComposedPage } from './composePage';
import type { Pages } from './createPages';

interface Dependencies {
  releases: Releases;
  pages: Pages;
  settings: () => GatewaySettings;
  /** Renders the releases that run, for /versions. */
  renderVersions: (visit: Visit) => Promise<string>;
}

/** A request of a visitor, and its answer. */
interface Exchange {
  visit: Visit;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Creates the functions that answer with pages. */
export function createPageSenders({ releases, pages, settings, renderVersions }: Dependencies) {
  /** Answers with the page at a path. */
  async function sendPage(exchange: Exchange, path: string) {
    const { visit, request, reply } = exchange;
    if (visit.isRefused) return sendInstead(exchange, 'preview-refused');
    const name = await pages.findName(visit, path);
    if (name === undefined) return sendInstead(exchange, '404');
    if (visit.isOpened)
      reply.headers({ 'Set-Cookie': [...visit.setCookies], 'Cache-Control': 'no-store' });
    const address = visit.isOpened ? formatAddress(path) : findOtherAddress(path, request.url);
    if (address) return reply.redirect(address, 302);
    return name === 'versions' ? sendVersions(exchange) : sendNamed(exchange, name);
  }

  async function sendNamed(exchange: Exchange, name: string) {
    const { visit, reply } = exchange;
    const page = await pages.getPage(visit, name);
    if (!page) return sendInstead(exchange, '404');
    if (visit.setCookies.length > 0) reply.header('Set-Cookie', [...visit.setCookies]);
    if (name !== '/') return send(exchange, page);
    await speculate(exchange);
    return send(exchange, page, { ...visit, vary: `${visit.vary}, Save-Data` });
  }

  /** Answers a request whose path cannot be decoded. */
  function sendMalformed(exchange: Exchange) {
    return sendInstead(exchange, '404', 400);
  }

  async function sendInstead(exchange: Exchange, name: string, status = 404) {
    const { visit, request, reply } = exchange;
    const page = await pages.getPage(visit, name);
    reply.code(status);
    if (page) return send(exchange, page);
    request.sources = [visit.sources.host ?? ''];
    sendStatus(reply, 503);
  }

  function send(
    { visit, request, reply }: Exchange,
    page: ComposedPage,
    { caching, vary }: Pick<Visit, 'caching' | 'vary'> = visit,
  ) {
    request.sources = page.sources;
    reply.headers({ 'Content-Security-Policy': page.policy, 'Cache-Control': caching });
    if (settings().versionsPage) reply.header('Server-Timing', formatTiming(page.sources, reply));
    if (settings().reportsAreOn) reply.headers(reportingEndpoints);
    sendPrepared(request, reply, page, vary);
  }

  /** Lets the browser prefetch the next page on the landing page, unless the visitor saves data. */
  async function speculate({ visit, request, reply }: Exchange) {
    const { host = none } = visit.releases;
    const hasRules = (await releases.release('host', host))?.pages.has('speculation.json');
    if (hasRules && !/^on$/i.test(String(request.headers['save-data'])))
      reply.header('Speculation-Rules', `"/host/${host}/${speculationFile}"`);
  }

  /** Shows operators which releases run; composes the page anew each time. */
  async function sendVersions(exchange: Exchange) {
    const { visit } = exchange;
    if (!settings().versionsPage) return sendInstead(exchange, '404');
    const values = { versions: await renderVersions(visit) };
    const page = await pages.composeNow(visit, 'versions', values);
    return page
      ? send(exchange, page, { ...visit, caching: 'no-store' })
      : sendInstead(exchange, '404');
  }

  return { sendPage, sendMalformed };
}

/** For the developer tools of browsers: the request's id, the releases, and how long the gateway took, in milliseconds. */
function formatTiming(sources: readonly string[], { request, elapsedTime }: FastifyReply) {
  const releases = sources.map((source) => source.replace(/@(.*)/, ';desc="$1"'));
  return [
    `request;desc="${request.id}"`,
    ...releases,
    `compose;dur=${elapsedTime.toFixed(1)}`,
  ].join();
}

/** The address at which the browser's router has a page, if the URL has more slashes at the end of its path. */
function findOtherAddress(path: string, url: string) {
  const [, ...query] = url.split(/(?=\?)/);
  return path.endsWith('//') ? formatAddress(path) + query.join('') : null;
}

/** The address of a path, without slashes at its end. */
function formatAddress(path: string) {
  const segments = path.split('/').filter(Boolean);
  return `/${segments.map((segment) => encodeURIComponent(segment).replaceAll('%252F', '%2F')).join('/')}`;
}
