import { Button, Notice } from '@donate-impact/shared/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface LoadFailureProps {
  title: string;
  /** Absent while another try is under way. */
  onTryAgain: (() => void) | undefined;
  /** Takes the focus on when it is in here and this leaves the page. */
  focusNext: () => void;
  children: ReactNode;
  className?: string;
}

/** Says what could not be loaded, and tries it again. */
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
        tone="alert"
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
