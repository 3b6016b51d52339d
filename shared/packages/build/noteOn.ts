const style = [
  '.note{padding:var(--space-1) var(--gutter);background:var(--color-them-soft);color:var(--color-text)}',
  '.note p{max-width:calc(var(--page-width) - 2*var(--gutter));margin-inline:auto}',
  '.note code{overflow-wrap:anywhere}@media print{.note{display:none}}',
].join('');

/** A note on a page, outside the shell. */
export function noteOn(label: string, html: string) {
  return `<aside aria-label="${label}" class="note"><style>${style}</style><p>${html}</p></aside>`;
}
