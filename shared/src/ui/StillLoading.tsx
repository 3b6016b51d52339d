import styled, { keyframes } from 'styled-components';

/** The placeholder for what is still loading. It appears after one second, so what loads fast never shows it. */
export function StillLoading({ className }: { className?: string }) {
  return (
    <Text role="status" className={className}>
      Loading this part of the site…
    </Text>
  );
}

const appear = keyframes`
  from, to { visibility: hidden; }
`;

const Text = styled.p`
  color: var(--color-muted);
  /* Also for visitors who prefer less motion: nothing moves. */
  animation: ${appear} 1s !important;
`;
