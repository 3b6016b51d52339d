import styled from 'styled-components';

/** A bordered panel on the page's background; `as` sets its element. */
export const Surface = styled.div`
  background: var(--color-surface);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  padding: clamp(1rem, 3vw, 1.5rem);
  min-width: 0;
`;
