import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { none, off, readChanges } from '@donate-impact/build/pointer';
import { composePage } from './composePage';
import { type Exchange, fileOf } from './Exchange';
import { contentSecurityPolicy, revalidated } from './headers';
import { renderReleases } from './renderReleases';
import { accepts } from './sendFile';

const gz = promisify(gzip);

/** Answers with a page of the shell; resolves to false if there is no such page. */
export async function answerPage(exchange: Exchange, page: string, status = 200) {
  const { releases, preview, cookies, requestId, request, response } = exchange;
  const read = (part: string, file: string) => readFile(fileOf(exchange, part, file), 'utf8');
  const shell = await read('host', `pages/${page}.html`).catch(() => null);
  if (shell === null) return false;
  const html = await composePage(shell, {
    nonce: requestId,
    preview: preview.link,
    reporting: exchange.reportsAreOn ? 'on' : 'off',
    releaseOf: (part) => releases[part] ?? none,
    fragment: (remote, name) => read(remote, `pages/${name}.html`).catch(() => ''),
    version: async (part) =>
      releases[part] === off
        ? 'not asked while it is switched off'
        : read(part, 'version.json').catch(() => '<strong>not answering</strong>'),
    releases: (part) =>
      renderReleases({
        part,
        changes: readChanges(exchange.parts[part] ?? ''),
        failuresOf: (id) => exchange.failures.get(`${part} ${id}`) ?? 0,
        previewsAreOn: exchange.previewsAreOn,
      }),
  });
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', contentSecurityPolicy(requestId));
  response.setHeader('Cache-Control', revalidated);
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
  response.setHeader('Vary', 'Accept-Encoding');
  const zipped = accepts(String(request.headers['accept-encoding'] ?? ''), 'gzip');
  if (zipped) response.setHeader('Content-Encoding', 'gzip');
  response.writeHead(status);
  response.end(
    request.method === 'HEAD' ? undefined : zipped ? await gz(html, { level: 5 }) : html,
  );
  return true;
}
