import { none, off } from '@donate-impact/build/activeRelease';
import { speculationFile } from '@donate-impact/build/release';
import { sendReady, sendStatus } from './answer';
import { describeSource } from './compose';
import { renderApp } from './renderReleases';
import type { Exchange } from './visit';

/** Answers with the page at a path. */
export async function sendPath(exchange: Exchange, path: string) {
  const { site, visit, reply } = exchange;
  const page = parsePage(path);
  if (visit.isRefused) return sendInstead(exchange, 'preview-refused');
  if (!page) return sendInstead(exchange, '404');
  if (visit.isOpened) {
    reply.headers({ 'Set-Cookie': [...visit.setCookies], 'Cache-Control': 'no-store' });
    reply.redirect(path.split('/').map(encodeURIComponent).join('/'), 302);
    return;
  }
  if (page === 'versions')
    return site.settings().versionsPage ? sendVersions(exchange) : sendInstead(exchange, '404');
  if (page === 'index') await speculate(exchange);
  if (!(await sendPage(exchange, page, 200))) await sendInstead(exchange, '404');
}

/** Sends an open tab the configuration that a new page would get. */
export async function sendConfig({ site, visit, reply }: Exchange) {
  reply
    .headers({ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
    .send(JSON.stringify(await site.pages.config(visit)));
}

async function sendInstead(exchange: Exchange, page: string) {
  const { visit, request, reply } = exchange;
  if (await sendPage({ ...exchange, visit: { ...visit, setCookies: [] } }, page, 404)) return;
  request.sources = [describeSource(visit, 'host')];
  sendStatus(reply, 503);
}

/** Resolves to false if there is no such page. */
async function sendPage({ site, visit, request, reply }: Exchange, name: string, status: number) {
  const page = await site.pages.page(visit, name);
  if (!page) return false;
  request.sources = page.sources;
  reply
    .code(status)
    .headers({ 'Content-Security-Policy': page.policy, 'Cache-Control': visit.caching });
  // Scripts from a developer's machine have no hashes.
  if (/\bhttp:\/\/localhost\b/.test(site.settings().origins ?? ''))
    reply.removeHeader('Integrity-Policy');
  if (visit.setCookies.length > 0) reply.header('Set-Cookie', [...visit.setCookies]);
  const vary = name === 'index' ? `${visit.vary}, Save-Data` : visit.vary;
  sendReady(request, reply, page, vary);
  return true;
}

/** Lets the browser prefetch the next page on the landing page, unless the visitor saves data. */
async function speculate({ site, visit, request, reply }: Exchange) {
  const { host = none } = visit.releases;
  const rules = (await site.releases.release('host', host))?.pages.has('speculation.json');
  if (rules && !/^on$/i.test(String(request.headers['save-data'])))
    reply.header('Speculation-Rules', `"/host/${host}/${speculationFile}"`);
}

/** Shows operators which releases run; composes the page anew each time. */
async function sendVersions(exchange: Exchange) {
  const { site, visit, request, reply } = exchange;
  const { source, releases, files, failures } = site;
  const sections = source.apps().map(async (app) => {
    const id = visit.releases[app] ?? none;
    const version = id === off ? null : await files.file(app, id, 'version.json').catch(() => null);
    const { change } = await releases.inForce(app);
    return renderApp({
      app,
      version: id === off ? off : version?.identity.subarray(0, 2_000).toString(),
      changes: source.changes(app),
      inForce: change,
      countFailures: (release) => failures.get(`${app}@${release}`) ?? 0,
    });
  });
  const versions = (await Promise.all(sections)).join('');
  const page = await site.pages.composeNow(visit, 'versions', { versions });
  if (!page) return sendInstead(exchange, '404');
  request.sources = page.sources;
  reply.headers({ 'Content-Security-Policy': page.policy, 'Cache-Control': 'no-store' });
  return sendReady(request, reply, page, visit.vary);
}

/** The file of the page at a path, as writePages.ts names it. */
function parsePage(path: string) {
  if (path === '/') return 'index';
  const [, first, id] = /^\/([a-z]{1,40})(\/[^/]+)?\/?$/.exec(path) ?? [];
  return first && (id ? `${first}/any` : first);
}
