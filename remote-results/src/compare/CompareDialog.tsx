import type { RankedCandidate } from '@donate-impact/shared/scoring';
import { Dialog } from '@donate-impact/shared/ui/Dialog';
import { CompareTable } from './CompareTable';

interface CompareDialogProps {
  chosen: readonly RankedCandidate[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Two or three candidates side by side. */
export function CompareDialog({ chosen, open, onOpenChange }: CompareDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Compare candidates"
      description="On the same scales; ranks are those of the whole list. The upper bar or mark is the candidate’s, the lower the opponent’s."
    >
      <CompareTable chosen={chosen} />
    </Dialog>
  );
}
