import { VisuallyHidden } from '@donate-impact/shared/ui';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';

/** After so many milliseconds, the visitor reads that something is slow. */
const slowMs = 5_000;

const texts = {
  page: 'This page is slow to arrive. You can read it and use the menu; its buttons respond once it is here.',
  next: 'The next page is slow to arrive. It opens by itself; this one still works.',
  data: 'The candidates are slow to arrive. They appear by themselves; everything else works.',
};

export interface NavigationProgressProps {
  /** What the first page waits for, if anything. */
  pending?: () => Promise<unknown> | undefined;
}

/**
 * A thin bar at the top while the next page is loading, and words for whatever is slow. Its styles are there from the start:
 * keyframes that come later would have the browser compute the style of every element.
 */
export function NavigationProgress({ pending }: NavigationProgressProps) {
  const loading = useNavigation().state === 'loading';
  const slow = useSlow(loading, pending);
  return (
    <Track role="status" data-loading={loading || undefined} data-print="hide">
      {slow ? (
        <p>{texts[slow]}</p>
      ) : (
        <VisuallyHidden>{loading && 'Loading the page'}</VisuallyHidden>
      )}
    </Track>
  );
}

/** What the visitor has waited for too long, if anything. */
function useSlow(
  loading: boolean,
  pending: NavigationProgressProps['pending'],
): keyof typeof texts | null {
  const fetching = useIsFetching() > 0;
  const [isPageSlow, setPageSlow] = useState(false);
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(async () => {
      const page = pending?.();
      setPageSlow(page !== undefined);
      await page;
      setPageSlow(false);
    }, slowMs);
    return () => clearTimeout(timer);
  }, [pending]);

  useEffect(() => {
    if (!loading && !fetching) return;
    const timer = setTimeout(setSlow, slowMs, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [loading, fetching]);

  if (loading) return isSlow ? 'next' : null;
  if (isPageSlow) return 'page';
  return isSlow ? 'data' : null;
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

  p {
    position: fixed;
    inset: auto 0 0;
    max-width: none;
    padding-block: var(--space-1);
    padding-inline: calc(max(0px, (100% - var(--page-width)) / 2) + var(--gutter));
    border-block-start: 1px solid var(--color-border);
    background: var(--color-surface);
  }

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
