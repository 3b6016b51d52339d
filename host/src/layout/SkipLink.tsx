import type { MouseEvent } from 'react';
import styled from 'styled-components';

/** The first tab stop: skips the banner and the top bar. */
export function SkipLink() {
  return (
    <Link href="#main" onClick={focusMain}>
      Skip to content
    </Link>
  );
}

function focusMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

const Link = styled.a`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  z-index: 2;
  padding: var(--space-2);
  background: var(--color-surface);
  color: var(--color-accent);
  &:not(:focus) { clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; padding: 0; }
`;
