import styled from 'styled-components';

/** The sentences that a page begins with. */
export const Lead = styled.p`
  font-size: var(--text-lead);
  line-height: var(--line-snug);
`;
