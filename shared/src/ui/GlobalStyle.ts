import { createGlobalStyle } from 'styled-components';
import { fontFamily } from './fontFace';
import { media } from './media';
import { dark, declarations, light } from './tokens';

/**
 * The tokens as custom properties, the base type, forced colors, reduced motion and print; rendered once in a
 * page, by the shell or by a remote that runs alone.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    ${declarations(light)}
    --ground: var(--color-page);
    --font: ${fontFamily};
    --text-small: 0.875rem;
    --text-body: 1.0625rem;
    --text-lead: 1.25rem;
    --text-h2: clamp(1.4375rem, 1.25rem + 0.9vw, 1.75rem);
    --text-h1: clamp(1.875rem, 1.45rem + 2vw, 2.625rem);
    --text-headline: clamp(2.125rem, 1.2rem + 4vw, 3.75rem);
    --line-tight: 1.15;
    --line-snug: 1.4;
    --line-text: 1.55;
    --measure: 34em;
    --page-width: 72rem;
    --gutter: clamp(1rem, 4vw, 2rem);
    --space-half: 0.25rem;
    --space-1: 0.5rem;
    --space-2: 1rem;
    --space-3: 1.5rem;
    --space-4: 2rem;
    --space-6: 3rem;
    --space-8: 4rem;
    --radius: 0.25rem;
    --target: 2.75rem;
    --rule: 2px solid var(--color-text);
    --hairline: 1px solid var(--color-border);
  }
  @media screen and (prefers-color-scheme: dark) {
    :root { ${declarations(dark)} --rule: 2px solid var(--color-control); }
  }

  *, *::before, *::after { box-sizing: border-box; }
  html { text-size-adjust: 100%; scroll-padding-block: var(--space-2); }
  html:has([data-covers]) { scroll-padding-block-end: 9rem; }
  html:has([data-scroll-lock]) {
    overflow: hidden;
    scrollbar-gutter: stable;
    background: var(--color-page-behind);
  }
  body {
    margin: 0;
    min-height: 100vh;
    background: var(--color-page);
    color: var(--color-text);
    font: 400 var(--text-body) / var(--line-text) var(--font);
    overflow-wrap: break-word;
  }
  main {
    width: 100%;
    max-width: var(--page-width);
    margin-inline: auto;
    padding: var(--space-4) var(--gutter) var(--space-8);
    @media ${media.belowMedium} { padding-block-start: var(--space-2); }
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote { margin: 0; }
  h1, h2, h3, h4 { line-height: var(--line-tight); font-weight: 700; text-wrap: balance; }
  h2 { font-size: var(--text-lead); letter-spacing: -0.01em; }
  h3 { font-size: inherit; }
  p { max-width: var(--measure); text-wrap: pretty; }
  :where(ul, ol)[class] { padding: 0; list-style: none; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; word-spacing: inherit; }
  fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
  legend { padding: 0; text-wrap: pretty; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th { text-align: start; }
  b, strong, th { font-weight: 700; }
  noscript p { padding: var(--space-2) var(--gutter); background: var(--color-surface); border-block-end: var(--hairline); }
  svg { display: block; max-width: 100%; }
  [hidden] { display: none !important; }

  a { color: var(--color-accent); text-decoration-thickness: 0.08em; text-underline-offset: 0.18em; }
  a:hover { color: var(--color-accent-hover); text-decoration-thickness: 0.14em; }
  :focus-visible { outline: 3px solid var(--color-focus); outline-offset: 3px; }
  h1:focus, main:focus { outline: none; }
  input[type='checkbox'], input[type='radio'], input[type='range'], progress, meter { accent-color: var(--color-accent); }
  /* Browsers draw an empty box as if disabled in the dark, and a checked one in another color under the pointer. */
  @media screen and (forced-colors: none) {
    input:where([type='checkbox'], [type='radio']) {
      appearance: none;
      display: inline-grid;
      flex: none;
      margin: 0;
      inline-size: 1.25rem;
      block-size: 1.25rem;
      border: 2px solid var(--color-control);
      border-radius: var(--radius);
      background: var(--color-surface);
      &:disabled { border-color: var(--color-border); background: var(--color-sunken); }
      &:checked { border-color: var(--color-accent); background: var(--color-accent); }
      &:checked::before {
        content: '';
        margin: 12%;
        background: var(--color-on-accent);
        clip-path: polygon(14% 44%, 0 62%, 42% 96%, 100% 18%, 82% 4%, 38% 64%);
      }
    }
    input:where([type='radio']) {
      border-radius: 50%;
      &:checked::before { margin: 24%; border-radius: 50%; clip-path: none; }
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
  @media (forced-colors: active) {
    :root { --color-us: Highlight; --color-them: CanvasText; --color-accent: Highlight; --color-track: Canvas; --color-control: ButtonBorder; --color-focus: Highlight; --ground: Canvas; }
  }
  @media print {
    :root { color-scheme: light; --text-body: 11pt; --text-small: 10pt; --color-page: #fff; }
    body { background: none; }
    main { padding-block: var(--space-2) var(--space-1); }
    a { color: inherit; }
    details::details-content { content-visibility: visible; height: auto; display: block; }
    [data-print='hide'] { display: none !important; }
    /* A dialog that is open is printed whole, under the notice and without the page. */
    body:has(> [role='dialog']) #root > :not([aria-label='Prototype notice']) { display: none; }
    article, tr, li { break-inside: avoid; }
    h1, h2, h3, h4, dt { break-after: avoid; }
  }
`;
