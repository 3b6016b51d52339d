import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Prerendered } from '@donate-impact/shared/app/prerenderPage';
import { routeTable } from '@donate-impact/shared/routes';
import { prerenderBundle } from './prerenderEnvironment';
import { remoteNamed, remotePath } from './remotes.mjs';
import { withNonce } from './writeFragments';

const withoutScript =
  '<body><noscript><p>This page needs JavaScript: it ranks the candidates in your browser and sends nothing. ' +
  'Home and About Us can be read without it.</p></noscript>';

interface PrerenderModule {
  /** Renders the shell for one route, with `marker` where the page goes. */
  renderShell: (pattern: string) => Prerendered;
  /** Renders the not-found page. */
  renderNotFound: () => Prerendered;
  marker: string;
}

/**
 * Writes `pages/<route>.html` for every route (the prerendered shell with a server-side include for the remote's
 * fragment), `pages/not-found.html` and `pages.map`. Removes `index.html`, their template.
 */
export async function writePages(root: string, dist: string) {
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const shell: PrerenderModule = await import(
    `${pathToFileURL(prerenderBundle(root))}?${Date.now()}`
  );
  await mkdir(join(dist, 'pages'), { recursive: true });
  for (const { name, path, remote, page, title } of routeTable) {
    const include = `<!--# include virtual="${remotePath(remote)}pages/${page}.html" -->`;
    const { html, css } = shell.renderShell(path);
    const filled = { html: html.replace(shell.marker, () => include), css };
    const { needsScript } = remoteNamed(remote);
    const readable = needsScript ? template.replace('<body>', withoutScript) : template;
    await writeFile(join(dist, 'pages', `${name}.html`), fill(readable, name, filled, title));
  }
  const title = 'Page not found · Donate Impact';
  const notFound = fill(template, 'not-found', shell.renderNotFound(), title);
  await writeFile(join(dist, 'pages', 'not-found.html'), notFound);
  await writeFile(join(dist, 'pages.map'), pagesMap());
  await rm(join(dist, 'index.html'));
}

/** Maps paths to pages in the format of an nginx map; the Node gateway reads the same file. */
function pagesMap() {
  const lines = routeTable.map(
    ({ name, path }) => `~^${path.replace(/:\w+/g, '[^/]+')}${path === '/' ? '' : '/?'}$ ${name};`,
  );
  return `${lines.join('\n')}\n`;
}

function fill(template: string, route: string, { html, css }: Prerendered, title: string) {
  return template
    .replace('<html lang="en">', `<html lang="en" data-route="${route}">`)
    .replace(/<title>.*<\/title>/, `<title>${title}</title>`)
    .replace('</head>', () => `${withNonce(css)}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
}
