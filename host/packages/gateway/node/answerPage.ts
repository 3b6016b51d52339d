import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { none, off } from '@donate-impact/build/pointer';
import { speculationFile } from '@donate-impact/build/speculationFile';
import { type AddedRemote, declarationIn, variablesOf } from './addedRemotes';
import { changesOf } from './changesOf';
import { composePage } from './composePage';
import { inForce } from './createPages';
import { contentSecurityPolicy, revalidated } from './headers';
import { renderReleases } from './renderReleases';
import { accepts } from './sendFile';
import { fileOf, sourceOf, type Visit } from './visitOf';

const gz = promisify(gzip);
const notAnswering = '<strong>not answering</strong>';

/**
 * Puts a page of the shell together. Resolves to null if there is no such page.
 * @param file its file among the shell's pages
 * @param current the path that it is for, as the name of a file; without it, what `file` says
 */
export async function composed(visit: Visit, file: string, current = '') {
  const { parts, pagesOf, releases, preview, requestId } = visit;
  const read = async (part: string, file: string) =>
    (await pagesOf(parts[part] ?? '', releases[part] ?? none))?.get(file);
  const manifestHashOf = async (remote: string) =>
    /^sha384-[\w+/]{64}$/.exec((await read(remote, 'integrity.txt')) ?? '')?.[0] ?? '';
  const added = variablesOf(await addedRemotes(), current, (await read('host', 'paths.txt')) ?? '');
  const own = await read('host', file);
  const shell = own ?? (added.added_part ? await read('host', 'added-part.html') : undefined);
  if (shell === undefined) return null;
  return composePage(shell, {
    variables: {
      ...added,
      request_id: requestId,
      preview: preview.link,
      reporting: visit.reportsAreOn ? 'on' : 'off',
      origins: visit.origins,
    },
    releaseOf: (part) => releases[part] ?? none,
    manifestHashOf,
    fragment: async (remote, name) => {
      const html = await read(remote, `${name}.html`);
      if (!name.endsWith('_preload'))
        visit.sources.push(sourceOf(visit, remote) + (html === undefined ? ':empty' : ''));
      return html ?? '';
    },
    version: async (part) =>
      releases[part] === off
        ? 'not asked while it is switched off'
        : readFile(fileOf(visit, part, 'version.json'), 'utf8').catch(() => notAnswering),
    releases: async (part) => {
      const folder = parts[part] ?? '';
      const changes = changesOf(parts, part);
      return renderReleases({
        part,
        changes,
        inForce: await inForce(pagesOf, folder, changes),
        failuresOf: (id) => visit.failures.get(`${part} ${id}`) ?? 0,
        previewsAreOn: visit.previewsAreOn,
      });
    },
  });

  /** The remotes that the shell was built without: its own are in its releases.json. */
  async function addedRemotes() {
    const known = (await read('host', 'releases.json')) ?? '';
    const others = Object.keys(parts).filter((part) => !known.includes(`"${part}":"`));
    const all = others.map(async (name): Promise<AddedRemote[]> => {
      const declared = declarationIn(await read(name, 'declaration.json'));
      const [release, integrity] = [releases[name] ?? none, await manifestHashOf(name)];
      return declared ? [{ name, release, integrity, ...declared }] : [];
    });
    return (await Promise.all(all)).flat();
  }
}

/** Answers with a page of the shell; resolves to false if there is no such page. */
export async function answerPage(visit: Visit, page: string, status = 200) {
  const { cookies, origins, requestId, request, response } = visit;
  const html = await composed(visit, `${page}.html`, page);
  if (html === null) return false;
  visit.sources.unshift(sourceOf(visit, 'host'));
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', contentSecurityPolicy(requestId, origins));
  response.setHeader('Cache-Control', revalidated);
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
  response.setHeader('Vary', 'Accept-Encoding');
  if (page === 'index' && status === 200) await speculate(visit);
  const zipped = accepts(String(request.headers['accept-encoding'] ?? ''), 'gzip');
  if (zipped) response.setHeader('Content-Encoding', 'gzip');
  response.writeHead(status);
  response.end(
    request.method === 'HEAD' ? undefined : zipped ? await gz(html, { level: 5 }) : html,
  );
  return true;
}

/** Names what the browser may load ahead on the landing page, unless its visitor saves data. */
async function speculate({ parts, pagesOf, releases, request, response }: Visit) {
  response.setHeader('Vary', 'Accept-Encoding, Save-Data');
  const { host = none } = releases;
  const pages = await pagesOf(parts.host ?? '', host);
  if (!pages?.has('speculation.json') || /^on$/i.test(String(request.headers['save-data']))) return;
  response.setHeader('Speculation-Rules', `"/host/${host}/${speculationFile}"`);
}
