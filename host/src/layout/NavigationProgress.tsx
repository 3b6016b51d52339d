import { VisuallyHidden } from '@donate-impact/shared/ui';
import { useNavigation } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';

/**
 * A thin bar at the top while the next page is loading. Its styles are there from the start: keyframes that come later
 * would have the browser compute the style of every element.
 */
export function NavigationProgress() {
  const loading = useNavigation().state === 'loading';
  return (
    <Track role="status" data-loading={loading || undefined}>
      <VisuallyHidden>{loading && 'Loading the page'}</VisuallyHidden>
    </Track>
  );
}

const run = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

const Track = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 3;
  pointer-events: none;

  &[data-loading]::before {
    content: '';
    display: block;
    height: 3px;
    background: var(--color-accent);
    transform-origin: left;
    transform: scaleX(0.9);
    animation: ${run} 4s cubic-bezier(0.1, 0.7, 0.3, 1);
  }
`;
