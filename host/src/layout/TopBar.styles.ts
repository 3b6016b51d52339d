import { media } from '@donate-impact/shared/ui';
import styled from 'styled-components';

/* The links start where they stay: at the end of the line, each would push those before it as the page arrives. */
export const Bar = styled.header`
  border-block-end: 1px solid var(--color-border);
  background: var(--color-surface);
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-1);
    max-width: var(--page-width);
    margin-inline: auto;
    padding: var(--space-1) var(--gutter);
  }
`;

export const Brand = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  color: var(--color-text);
`;

/* Without a tab index, Safari does not focus a button that is pressed. */
export const MenuButton = styled.button.attrs({ type: 'button', tabIndex: 0 })`
  min-height: var(--target);
  margin-inline-start: auto;
  padding-inline: var(--space-2);
  border: 1px solid var(--color-control);
  border-radius: var(--radius);
  background: none;
  font-weight: 600;
  cursor: pointer;
  @media print, ${media.small}, (scripting: none) { display: none; }
`;

export const Nav = styled.nav`
  display: flex;
  margin-inline-start: var(--space-2);
  gap: var(--space-1);
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding: 3px var(--space-2) 0;
    color: var(--color-text);
    font-weight: 600;
    text-decoration: none;
    border-block-end: 3px solid transparent;
  }
  a:hover { text-decoration: underline; }
  a[aria-current='page'] { color: var(--color-accent); border-color: var(--color-accent); }
  @media print { && { display: none; } }
  @media (forced-colors: active) { a:not([aria-current='page']) { border-color: Canvas; } }
  @media ${media.phone} {
    flex-wrap: wrap;
    width: 100%;
    margin-inline: calc(-1 * var(--space-2));
    gap: 0;
    &[data-open='false'] { display: none; }
    /* Until the scripts run, the focus of a pressed button opens the menu. */
    html:not(.started) ${Bar}:focus-within &[data-open='false'] { display: flex; }
    @media (scripting: none) { &[data-open='false'] { display: flex; } }
  }
`;
