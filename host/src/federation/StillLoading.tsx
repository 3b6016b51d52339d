import styled, { keyframes } from 'styled-components';

/** Stands where a page will be while nothing of it is there; it waits a second so that quick pages show none. */
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
