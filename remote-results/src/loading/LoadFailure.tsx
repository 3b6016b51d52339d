import { Button, Notice } from '@donate-impact/shared/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface LoadFailureProps {
  title: string;
  /** Absent while a retry is in progress. */
  onTryAgain: (() => void) | undefined;
  /** Moves focus elsewhere if it is inside this notice when the notice is removed. */
  focusNext: () => void;
  children: ReactNode;
  className?: string;
}

/** Says what could not be loaded, and offers to try again. */
export function LoadFailure(props: LoadFailureProps) {
  const { title, onTryAgain, focusNext, children, className } = props;
  const element = useRef<HTMLDivElement>(null);
  const next = useRef(focusNext);

  useLayoutEffect(() => {
    const leaving = element.current;
    return () => {
      if (leaving?.contains(document.activeElement)) next.current();
    };
  }, []);

  return (
    <div ref={element} className={className}>
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
    </div>
  );
}
