import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Prerendered } from '@donate-impact/shared/app/prerenderPage';
import { routeTable } from '@donate-impact/shared/routes';
import { prerenderBundle } from './prerenderEnvironment';
import { remoteNamed } from './remotes.mjs';
import { withNonce } from './writeFragments';

const withoutScript =
  '<body><noscript><p>This page needs JavaScript: it ranks the candidates in your browser and sends nothing. ' +
  'Home and About Us can be read without it.</p></noscript>';

// Shown by the gateway to a visitor who has opened a preview.
const previewNote = [
  '<!--# if expr="$preview" --><aside aria-label="Preview" class="preview">',
  '<style nonce="<!--# echo var="request_id" -->">',
  '.preview{padding:var(--space-1) var(--gutter);background:var(--color-them-soft);color:var(--color-text)}',
  '.preview code{overflow-wrap:anywhere}@media print{.preview{display:none}}</style>',
  'Preview of <code><!--# echo var="preview" --></code>, which other visitors do not see. ',
  '<a href="?releases=live">Leave the preview</a></aside><!--# endif -->',
].join('');

interface PrerenderModule {
  /** Renders the shell for one route, with `marker` where the page goes. */
  renderShell: (pattern: string) => Prerendered;
  /** Renders the not-found page. */
  renderNotFound: () => Prerendered;
  marker: string;
}

/**
 * Writes a page for every route, the prerendered shell with a server-side include for the remote's fragment, and the
 * shell's own `pages/404.html`. A gateway finds the file by the path of the page:
 * `pages/demo.html` is /demo, `pages/candidate/any.html` is /candidate/:id, `pages/index.html` is /. Where a page names
 * the remotes' addresses, the gateway fills in the releases. `pages/paths.txt` lists the paths for a gateway that fills
 * its cache. Removes `index.html`, the template.
 */
export async function writePages(root: string, dist: string) {
  const template = withReleases(await readFile(join(dist, 'index.html'), 'utf8'));
  const shell: PrerenderModule = await import(
    `${pathToFileURL(prerenderBundle(root))}?${Date.now()}`
  );
  for (const { name, path, remote, page, title } of routeTable) {
    const include = `<!--# include virtual="/fragments/${remote}/${page}" -->`;
    const { html, css } = shell.renderShell(path);
    const filled = { html: html.replace(shell.marker, () => include), css };
    const { needsScript } = remoteNamed(remote);
    const readable = needsScript ? template.replace('<body>', withoutScript) : template;
    await writePage(dist, pageFile(path), fill(readable, name, filled, title));
  }
  const title = 'Page not found · Donate Impact';
  await writePage(dist, '404', fill(template, 'not-found', shell.renderNotFound(), title));
  const paths = routeTable.map(({ path }) => anyPath(path));
  await writeFile(join(dist, 'pages/paths.txt'), `${paths.join('\n')}\n`);
  await rm(join(dist, 'index.html'));
}

/** The file of the page at a path, without its extension. */
export function pageFile(path: string) {
  return path === '/' ? 'index' : anyPath(path).slice(1);
}

/** One of the paths that a pattern stands for. */
function anyPath(pattern: string) {
  return pattern.replace(/:\w+/g, 'any');
}

/** Writes a page where a gateway finds it. */
export async function writePage(dist: string, file: string, html: string) {
  const path = join(dist, 'pages', `${file}.html`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, html);
}

/** Lets the gateway fill in the release of each remote that a visitor is to get. */
function withReleases(template: string) {
  return template.replace(/"\/remotes\/(\w+)\//g, '"/remotes/$1/<!--# echo var="$1_release" -->/');
}

function fill(template: string, route: string, { html, css }: Prerendered, title: string) {
  return template
    .replace(
      '<html lang="en">',
      `<html lang="en" data-route="${route}" data-reports="<!--# echo var="reporting" -->">`,
    )
    .replace(/<title>.*<\/title>/, `<title>${title}</title>`)
    .replace('</head>', () => `${withNonce(css)}</head>`)
    .replace('<div id="root"></div>', () => `${previewNote}<div id="root">${html}</div>`);
}
