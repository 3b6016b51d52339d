import { Button, Notice } from '@donate-impact/shared/ui';
import { focusHeading } from './focusHeading';
import { useFocusAfter } from './useFocusAfter';

interface FailedCandidatesProps {
  /** Why, in plain words; null while it is being tried again. */
  reason: string | null;
  onRetry: () => void;
}

/** The data file could not be read. Nothing that the visitor answered is lost. */
export function FailedCandidates({ reason, onRetry }: FailedCandidatesProps) {
  const element = useFocusAfter<HTMLDivElement>(focusHeading);

  return (
    <div ref={element}>
      <Notice
        tone="alert"
        title="The candidates could not be loaded"
        actions={
          <Button
            onClick={reason === null ? undefined : () => onRetry()}
            aria-disabled={reason === null}
          >
            {reason === null ? 'Trying again...' : 'Try again'}
          </Button>
        }
      >
        <p>{reason ?? 'Asking for the list of candidates once more.'}</p>
        <p>Your preferences are kept.</p>
      </Notice>
    </div>
  );
}
