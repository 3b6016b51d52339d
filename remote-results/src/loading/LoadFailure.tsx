import { Button, Notice } from '@donate-impact/shared/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';

interface LoadFailureProps {
  title: string;
  /** Absent while a retry is in progress. */
  onTryAgain: (() => void) | undefined;
  /** Moves focus elsewhere if it is inside this notice when the notice is removed. */
  focusNext: () => void;
  children: ReactNode;
}

/** Says what could not be loaded, and offers to try again. */
export function LoadFailure({ title, onTryAgain, focusNext, children }: LoadFailureProps) {
  const element = useRef<HTMLDivElement>(null);
  const next = useRef(focusNext);

  useLayoutEffect(() => {
    const leaving = element.current;
    return () => {
      if (leaving?.contains(document.activeElement)) next.current();
    };
  }, []);

  return (
    <Place ref={element}>
      <Notice
        alert
        title={title}
        actions={
          <Button onClick={onTryAgain} aria-disabled={onTryAgain === undefined}>
            {onTryAgain ? 'Try again' : 'Trying again...'}
          </Button>
        }
      >
        {children}
      </Notice>
    </Place>
  );
}

/* On a row of its own, not beside the buttons. */
const Place = styled.div`
  flex-basis: 100%;
  order: 1;
`;
