import { Button, Notice } from '@donate-impact/shared/ui';
import { focusHeading } from './focusHeading';

interface FailedCandidatesProps {
  /** Why, in plain words; null while it is being tried again. */
  reason: string | null;
  onRetry: () => Promise<{ isSuccess: boolean }>;
}

/** The data file could not be read. Nothing that the visitor answered is lost. */
export function FailedCandidates({ reason, onRetry }: FailedCandidatesProps) {
  async function retry() {
    if (reason === null) return;
    const { isSuccess } = await onRetry();
    if (isSuccess) focusHeading();
  }

  return (
    <Notice
      tone="alert"
      title="The candidates could not be loaded"
      actions={
        <Button onClick={retry} aria-disabled={reason === null}>
          {reason === null ? 'Trying again...' : 'Try again'}
        </Button>
      }
    >
      <p>{reason ?? 'Asking for the list of candidates once more.'}</p>
      <p>Your preferences are kept.</p>
    </Notice>
  );
}
