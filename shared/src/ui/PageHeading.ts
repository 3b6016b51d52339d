import styled from 'styled-components';

/** The page's one `h1`; the shell moves focus to it after a navigation. */
export const PageHeading = styled.h1.attrs({ tabIndex: -1 })`
  font-size: var(--text-h1);
  line-height: 1.1;
  letter-spacing: -0.02em;
  max-width: 24em;
`;

/** Moves focus to the page's heading; for when the focused element is about to be removed. */
export function focusHeading() {
  document.querySelector('h1')?.focus();
}
