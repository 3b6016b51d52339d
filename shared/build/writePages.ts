import { mkdirSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { computeIntegrity, providedFile, speculationFile } from '@donate-impact/releases/release';
import type { Prerendered } from '@donate-impact/shared/app/prerenderPage';
import type { Provided } from '@donate-impact/shared/contract';
import { paths } from '@donate-impact/shared/routes';
import { fontFaces } from '@donate-impact/shared/ui/fontFace';
import { importPrerender } from './baseConfig';

interface PrerenderModule {
  /** Renders the frame of every page, with `marker` where the page goes. */
  renderFrame: () => Prerendered;
  /** Renders the not-found page. */
  renderNotFound: () => Prerendered;
  marker: string;
  provided: Provided;
}

/**
 * Writes the shell's pages: `pages/remote-page.html`, into which the gateway puts the pages of remotes, `pages/404.html` and the
 * pages that need no script. One whose name is a single word has an address. Comments such as `<!--site:title-->` mark the places
 * that the gateway fills in. Removes `index.html`, the template.
 */
export async function writePages(root: string, dist: string) {
  const template = await withScripts(await readFile(join(dist, 'index.html'), 'utf8'), dist);
  const renderer: PrerenderModule = await importPrerender(root);
  const timings = await withScripts(await findTimings(dist), dist);
  await writePage(
    dist,
    'timings-script',
    timings.replace('defer', 'defer data-share="<!--site:share-->"'),
  );
  const { html, css } = renderer.renderFrame();
  const frame = { html: html.replace(renderer.marker, '<!--site:page-->'), css };
  await writePage(dist, 'remote-page', fillTemplate(template, frame, timings));
  await writePage(dist, '404', fillTemplate(template, renderer.renderNotFound(), timings));
  await writeFile(join(dist, speculationFile), createSpeculationRules());
  await writeFile(join(dist, providedFile), JSON.stringify(renderer.provided));
  for (const file of ['licenses', 'preview-refused', 'versions']) {
    const page = await readFile(join(dist, `pages/${file}.html`), 'utf8');
    await writePage(dist, file, frameStaticPage(page, frame));
  }
  await rm(join(dist, 'index.html'));
}

/** The tag of the script that measures pages, which the gateway puts into pages if the operator wants timings. */
async function findTimings(dist: string) {
  const files = await readdir(join(dist, 'static/js'));
  const file = files.find((name) => /^timings\.\w+\.js$/.test(name));
  return `<script defer src="/host/static/js/${file}"></script>`;
}

/**
 * Fills in the content that all pages share: the policy, the shell's markup and its critical CSS.
 * @param optional the tags of scripts that a page may have besides
 */
export function fillTemplate(template: string, { html, css }: Prerendered, optional = '') {
  return (
    template
      // Before the policy, which names no script of a remote.
      .replace(
        '<meta charset="utf-8">',
        `$&\n    <!--site:preload-->${createPolicy(template + optional)}`,
      )
      .replace(/<title>.*<\/title>/, '<title><!--site:title--></title>')
      .replace('</head>', () => `<!--site:config-->${css}<!--site:timings--></head>`)
      .replace(
        /<body>\s*<div id="root"><\/div>/,
        () =>
          `<body><!--site:noscript--><!--site:preview--><div id="root">${markLinks(html)}</div>`,
      )
  );
}

/** Puts a page that needs no script into the frame of every page. Its own styles follow those of the frame. */
function frameStaticPage(page: string, { html, css }: Prerendered) {
  return page
    .replace(/<style>|<\/head>/, (tag) => `${css}<style>${fontFaces}${staticLook}</style>${tag}`)
    .replace(/(?<=<body>).*(?=<\/body>)/s, (content) =>
      markLinks(html).replace('<!--site:page-->', () => content),
    );
}

/** Marks where the gateway puts the links of the top bar. */
function markLinks(html: string) {
  return html.replace(/<nav[^>]* id="site-navigation"[^>]*>(?=<\/nav>)/, '$&<!--site:links-->');
}

/** Allows only the shell's scripts, and scripts that those load, to run. */
function createPolicy(template: string) {
  const own = [...template.matchAll(/ integrity="([^"]+)"/g)].map(([, hash]) => `'${hash}'`);
  const policy = `script-src 'strict-dynamic' ${own.join(' ')}`;
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** Writes a page where the gateway finds it. */
export async function writePage(dist: string, file: string, html: string) {
  const path = join(dist, 'pages', `${file}.html`);
  mkdirSync(dirname(path), { recursive: true });
  await writeFile(path, html);
}

/** Gives the scripts of a page their hashes. */
export async function withScripts(template: string, dist: string) {
  let html = template;
  for (const [tag, url = ''] of template.matchAll(/<script defer src="([^"]+)">/g)) {
    const file = join(dist, url.slice(url.indexOf('static/')));
    const integrity = computeIntegrity(await readFile(file));
    const script = `<script defer src="${url}" integrity="${integrity}" crossorigin>`;
    html = html.replace(tag, () => script);
  }
  return html;
}

/**
 * Makes the browser load the wizard's page, which most visitors open next, when they point at its link or touch it before the
 * shell has started. After that, the shell changes pages and loads their files itself.
 */
function createSpeculationRules() {
  const link = { href_matches: paths.wizard.getHref() };
  const untilStarted = { selector_matches: 'html:not(.started) a' };
  const rule = { where: { and: [link, untilStarted] }, eagerness: 'moderate' };
  return `${JSON.stringify({ prefetch: [rule] })}\n`;
}

/** For pages without scripts: the look of their text, no word of scripts that have not started, and the navigation open. */
const staticLook = `
#start-notice { display: none; }
main h1 { font-size: var(--text-h1); letter-spacing: -0.02em; }
main > * { margin-block-end: var(--space-3); }
[aria-controls='site-navigation'] { display: none; }
@media screen { #site-navigation { display: flex; } }
`;
