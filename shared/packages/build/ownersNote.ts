import { nonce } from './directives';
import { noteOn } from './noteOn';

// A part's label stands above its outline, as the first thing in what contains the part: a part may lay its own content
// out in a grid, which would place the label anywhere. The shell's is the first thing on the page.
const label = ':is(body,:has(>[data-boundary]))::before';

const style = [
  '#root,[data-boundary]{outline:3px dashed var(--color-them);outline-offset:var(--space-1)}',
  '#root{outline-offset:-3px}',
  `${label}{display:block;padding:var(--space-half) var(--space-1);background:var(--color-them);`,
  'color:var(--color-page);font:600 var(--text-small)/1.4 var(--font);overflow-wrap:anywhere}',
  ':has(>[data-boundary])::before{margin:0 calc(-1*var(--space-1)) var(--space-1)}',
  // The labels, which the gateway makes from each release's owner.txt.
  '<!--# echo var="owners" encoding="none" -->',
].join('');

const said = 'Each part of this page is outlined. <a href="?">Hide the outlines</a>';

/** Shows who owns which part of a page, to whom the gateway lets see it. */
export const ownersNote = `<style nonce="${nonce}">${style}</style>${noteOn('Owners', said, nonce)}`;
