import styled from 'styled-components';

/** A line beside what matters: small, and as wide as there is room. */
export const Muted = styled.p`
  max-width: none;
  color: var(--color-muted);
  font-size: var(--text-small);
  line-height: var(--line-snug);
`;
