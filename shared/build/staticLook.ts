import { dark, declarations, light } from '@donate-impact/shared/ui/tokens';

/** The look of the pages that need no script: the site's colors, its banner, its top bar and its type. */
export const staticLook = `
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
