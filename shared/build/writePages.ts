import { mkdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Prerendered } from '@donate-impact/shared/app/prerenderPage';
import { paths } from '@donate-impact/shared/routes';
import { dark, declarations, light } from '@donate-impact/shared/ui/tokens';
import { prerenderBundle } from './baseConfig';
import { computeIntegrity, speculationFile } from './release';

interface PrerenderModule {
  /** Renders the frame of every page, with `marker` where the page goes. */
  renderFrame: () => Prerendered;
  /** Renders the not-found page. */
  renderNotFound: () => Prerendered;
  marker: string;
}

/**
 * Writes the shell's pages: `pages/remote-page.html`, into which the gateway puts the pages of remotes, and `pages/404.html`.
 * Comments such as `<!--site:title-->` mark the places that the gateway fills in. Removes `index.html`, the template.
 */
export async function writePages(root: string, dist: string) {
  const template = await withScripts(await readFile(join(dist, 'index.html'), 'utf8'), dist);
  const renderer: PrerenderModule = await import(
    `${pathToFileURL(prerenderBundle(root))}?${Date.now()}`
  );
  const { html, css } = renderer.renderFrame();
  const page = { html: html.replace(renderer.marker, '<!--site:page-->'), css };
  await writePage(dist, 'remote-page', fillTemplate(template, page));
  await writePage(dist, '404', fillTemplate(template, renderer.renderNotFound()));
  await writeFile(join(dist, speculationFile), createSpeculationRules());
  for (const file of ['licenses', 'preview-refused', 'versions']) {
    const path = join(dist, `pages/${file}.html`);
    await writeFile(path, (await readFile(path, 'utf8')).replace(/\/\* look \*\/\s*/, staticLook));
  }
  await rm(join(dist, 'index.html'));
}

/** Fills in the content that all pages share: the policy, the shell's markup and its critical CSS. */
export function fillTemplate(template: string, { html, css }: Prerendered) {
  const bar = /<nav[^>]* id="site-navigation"[^>]*>(?=<\/nav>)/;
  return (
    template
      // Before the policy, which names no script of a remote.
      .replace('<meta charset="utf-8">', `$&\n    <!--site:preload-->${createPolicy(template)}`)
      .replace(/<title>.*<\/title>/, '<title><!--site:title--></title>')
      .replace('</head>', () => `<!--site:config-->${css}</head>`)
      .replace(
        /<body>\s*<div id="root"><\/div>/,
        () =>
          `<body><!--site:noscript--><!--site:preview--><div id="root">${html.replace(bar, '$&<!--site:links-->')}</div>`,
      )
  );
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
    const integrity = await computeIntegrity(join(dist, url.slice(url.indexOf('static/'))));
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

/** The look of the pages that need no script: the site's colors, its banner, its top bar and its type. */
const staticLook = `
:root { ${declarations(light)} }
@media (prefers-color-scheme: dark) { :root { ${declarations(dark)} } }
body { margin: 0; background: var(--color-page); color: var(--color-text); font: 1.0625rem/1.55 system-ui, sans-serif; overflow-wrap: break-word; }
header > *, main { padding: 0.5rem max(clamp(1rem, 4vw, 2rem), (100% - 68rem) / 2); }
header p { max-width: none; margin: 0; background: var(--color-banner); color: var(--color-on-banner); border-bottom: 2px solid; font-size: 1rem; font-weight: 600; line-height: 1.4; }
header div { display: flex; flex-wrap: wrap; gap: 0 2rem; background: var(--color-surface); border-bottom: 1px solid var(--color-border); }
header nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
header a { display: inline-flex; align-items: center; gap: 0.5rem; min-height: 2.75rem; color: inherit; font-weight: 600; text-decoration: none; }
main { padding-block: 2rem 4rem; }
h1, h2, strong { font-weight: 600; }
h1 { margin: 0 0 1rem; font-size: clamp(1.875rem, 1.45rem + 2vw, 2.625rem); line-height: 1.1; letter-spacing: -0.02em; }
p { max-width: 34em; margin: 0 0 1rem; }
a { color: var(--color-accent); }
:focus-visible { outline: 3px solid; outline-offset: 3px; }
`;
