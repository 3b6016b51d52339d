import { answerPage } from './answerPage';
import { fail } from './Exchange';
import { revalidated } from './headers';
import { sourceOf, type Visit } from './visitOf';

/** Answers with the page at a path. */
export async function answerPath(visit: Visit, path: string) {
  const page = pageOf(path);
  if (visit.preview.isRefused) return answerInstead(visit, 'preview-refused');
  if (!page || (page === 'versions' && !visit.versionsPage)) return answerInstead(visit, '404');
  if (visit.preview.cookie) return goTo(visit, visit.request.url ?? '/');
  if (!(await answerPage(visit, page))) await answerInstead(visit, '404');
}

async function answerInstead(visit: Visit, page: string) {
  if (await answerPage(visit, page, 404)) return;
  visit.sources.push(sourceOf(visit, 'host'));
  fail(visit.response, 503);
}

/** Loads the path again without its query, which a cookie has taken over. A second slash or backslash would lead elsewhere. */
function goTo({ cookies, response }: Visit, url: string) {
  response.setHeader('Set-Cookie', cookies);
  response.setHeader('Cache-Control', revalidated);
  response.writeHead(302, { Location: url.replace(/\?.*/s, '').replace(/^[/\\]+/, '/') }).end();
}

/** The file of the page at a path, as writePages.ts names it. */
function pageOf(path: string) {
  if (path === '/') return 'index';
  const [, first, id] = /^\/([a-z]+)(\/[^/]+)?\/?$/.exec(path) ?? [];
  return first && (id ? `${first}/any` : first);
}
