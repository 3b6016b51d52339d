import type { Prerendered } from '@donate-impact/shared/app/prerenderPage';
import { added, shownIf } from './directives';
import { noteOn } from './noteOn';

// Shown by the gateway to a visitor who has opened a preview.
const preview =
  'Preview of <code><!--# echo var="preview" --></code>, in this browser only. ' +
  '<a href="?preview=off">Leave the preview</a>';
const previewNote = shownIf('preview', noteOn('Preview', preview));

/** Lets only the shell's scripts and those that they load run. */
function policyOf(template: string) {
  const own = [...template.matchAll(/ integrity="([^"]+)"/g)].map(([, hash]) => `'${hash}'`);
  const policy = `script-src 'strict-dynamic' ${own.join(' ')}`;
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** Fills in the frame of a page: its policy, its route, its title, the shell's markup and critical CSS, and preloads. */
export function fillPage(
  template: string,
  route: string,
  { html, css }: Prerendered,
  title: string,
  preload = '',
) {
  return (
    template
      // Before the policy, which names no script of the remote.
      .replace('<meta charset="utf-8">', `$&\n    ${preload}${policyOf(template)}`)
      .replace(
        '<html lang="en"',
        `$& data-route="${route}" data-reports="<!--# echo var="reporting" -->" ` +
          'data-origins="<!--# echo var="origins" -->"',
      )
      .replace(/<title>.*<\/title>/, `<title>${title}</title>`)
      .replace('</head>', () => `${added()}${css}</head>`)
      .replace(
        '<div id="root"></div>',
        () => `${previewNote}<div id="root">${withLinks(html)}</div>`,
      )
  );
}

/** Adds links to the top bar, after its own. */
function withLinks(html: string) {
  const bar = /<nav[^>]* id="site-navigation"[^>]*>.*?(?=<\/nav>)/s;
  if (!bar.test(html)) throw new Error('The shell has no <nav id="site-navigation">');
  return html.replace(bar, (links) => links + added('links'));
}
