import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Prerendered } from '@donate-impact/shared/app/prerenderPage';
import { idOf, offersOf, parts, routeTable } from '@donate-impact/shared/routes';
import { added, included, manifestHashOf, ofShell, releaseOf, shownIf } from './directives';
import { fillPage } from './fillPage';
import { fillStaticPages } from './fillStaticPages';
import { integrityOf } from './integrity';
import { preloadScript } from './preloadScript';
import { prerenderBundle } from './prerenderEnvironment';
import { remoteNamed, remotes } from './remotes.mjs';
import { shellFiles, withShellFiles } from './shellFiles';
import { speculationRules } from './speculation';
import { speculationFile } from './speculationFile';

const withoutIt = remotes.filter(({ needsScript }) => !needsScript).map(({ name }) => parts[name]);
const withoutScript =
  '<noscript><p>This page needs JavaScript: it ranks the candidates in your browser and sends nothing. ' +
  `${offersOf(withoutIt)} can be read without it.</p></noscript>`;

interface PrerenderModule {
  /** Renders the shell for one route, with `marker` where the page goes. */
  renderShell: (pattern: string) => Prerendered;
  /** Renders the not-found page. */
  renderNotFound: () => Prerendered;
  marker: string;
}

/**
 * Writes a page for every route, the prerendered shell with a directive where the remote's fragment goes, and the
 * shell's own `pages/404.html`. A gateway finds the file by the path of the page:
 * `pages/demo.html` is /demo, `pages/candidate/any.html` is /candidate/:id, `pages/index.html` is /. Where a page names
 * the remotes' addresses, the gateway fills in the releases. `pages/paths.txt` lists the paths, so that a
 * gateway adds links only to others. Removes `index.html`, the template.
 */
export async function writePages(root: string, dist: string) {
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const files = await shellFiles(dist);
  const template = withShellFiles(withReleases(await withScripts(html, dist)), files);
  const renderer: PrerenderModule = await import(
    `${pathToFileURL(prerenderBundle(root))}?${Date.now()}`
  );
  for (const route of routeTable) {
    const { path, remote, page, title } = route;
    const include = included(remote, page);
    const { needsScript, usesQueries } = remoteNamed(remote);
    const preload = `${included(remote, `${page}_preload`)}${usesQueries ? preloadScript(files.queries) : ''}`;
    const { html, css } = renderer.renderShell(path);
    const filled = { html: html.replace(renderer.marker, () => include), css };
    const readable = needsScript ? template.replace('<body>', `$&${withoutScript}`) : template;
    await writePage(dist, pageFile(path), fillPage(readable, idOf(route), filled, title, preload));
  }
  await writePage(dist, 'added-part', addedPart(template, renderer));
  const title = 'Page not found · Donate Impact';
  await writePage(dist, '404', fillPage(template, 'not-found', renderer.renderNotFound(), title));
  await writeFile(join(dist, 'pages/releases.json'), releasesJson());
  await writeFile(join(dist, speculationFile), speculationRules());
  await fillStaticPages(join(dist, 'pages'));
  const paths = routeTable.map(({ path }) => anyPath(path));
  await writeFile(join(dist, 'pages/paths.txt'), `${paths.join('\n')}\n`);
  await rm(join(dist, 'index.html'));
}

/** The page for every page of remotes that the shell was built without. */
function addedPart(template: string, { renderShell, marker }: PrerenderModule) {
  const { html, css } = renderShell('/-');
  const filled = { html: html.replace(marker, () => included('$added_part', '$added_page')), css };
  const noScript = `<body>${shownIf('added_needs_script', withoutScript)}`;
  const preload = included('$added_part', `\${added_page}_preload`);
  const route = `${added('part')}/${added('page')}`;
  return fillPage(
    template.replace('<body>', () => noScript),
    route,
    filled,
    added('title'),
    preload,
  );
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

/** Lets the gateway fill in the release of each remote that a visitor is to get, and the hash of its manifest. */
function withReleases(template: string) {
  return template.replace(
    /"\/remotes\/(\w+)\/([^"]+)"/g,
    (_, name, file) => `"/remotes/${name}/${releaseOf(name)}/${file}#${manifestHashOf(name)}"`,
  );
}

/** What a tab asks for after a failure: the releases that a page would be made of now. */
function releasesJson() {
  const names = remotes.map(({ name }) => name);
  const ids = ['host', ...names].map((name) => `"${name}":"${releaseOf(name)}"`);
  const hashes = names.map((name) => `"${name}":"${manifestHashOf(name)}"`);
  return `{${ids}${added('releases')},"integrity":{${hashes}${added('integrity')}}}\n`;
}

/** Gives the scripts of a page their addresses in the shell's release, and their hashes. */
export async function withScripts(template: string, dist: string) {
  let html = template;
  for (const [tag, file = ''] of template.matchAll(/<script defer src="(static\/[^"]+)">/g)) {
    const integrity = await integrityOf(join(dist, file));
    const script = `<script defer src="${ofShell(`/${file}`)}" integrity="${integrity}" crossorigin>`;
    html = html.replace(tag, () => script);
  }
  return html;
}
