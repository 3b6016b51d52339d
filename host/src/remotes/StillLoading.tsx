import styled, { keyframes } from 'styled-components';

/** The placeholder for a page that is still loading. It appears after one second, so fast pages never show it. */
export function StillLoading() {
  return <Text role="status">Loading this part of the site…</Text>;
}

const appear = keyframes`
  from { visibility: hidden; }
`;

const Text = styled.p`
  color: var(--color-muted);
  animation: ${appear} 1s step-end;
`;
