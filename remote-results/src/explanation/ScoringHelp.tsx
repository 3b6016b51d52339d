import type { Impact } from '@donate-impact/shared/preferences';
import { Button } from '@donate-impact/shared/ui';
import { useLazyDialog } from '../loading/useLazyDialog';

const load = () => import('./ScoringDialog').then(({ ScoringDialog }) => ScoringDialog);

interface ScoringHelpProps {
  /** The impact focus of the list. */
  impact: Impact | null;
  /** Opens the panel for other weights; absent while there is no one to rank. */
  onExplore: (() => void) | undefined;
}

/** Opens the explanation of the score, which leads to the panel for other weights. */
export function ScoringHelp({ impact, onExplore }: ScoringHelpProps) {
  const { show, dialog } = useLazyDialog({
    load,
    name: 'The explanation of scores',
    props: { impact, onExplore },
  });

  return (
    <>
      <Button $variant="quiet" onClick={show} aria-haspopup="dialog">
        How scoring works
      </Button>
      {dialog}
    </>
  );
}
