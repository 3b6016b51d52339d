import styled from 'styled-components';

/** A bordered panel on the page's background; `as` sets its element. */
export const Surface = styled.div`
  background: var(--color-surface);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  padding: clamp(var(--space-2), 3vw, var(--space-3));
  min-width: 0;
`;
