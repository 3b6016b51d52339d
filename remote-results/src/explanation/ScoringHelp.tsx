import { Button } from '@donate-impact/shared/ui';
import { useLazyDialog } from '../loading/useLazyDialog';

const load = () => import('./ScoringDialog').then(({ ScoringDialog }) => ScoringDialog);

/** Opens the explanation of the score. */
export function ScoringHelp() {
  const { show, dialog } = useLazyDialog({ load, name: 'The explanation of scores', props: {} });

  return (
    <>
      <Button onClick={show} aria-haspopup="dialog">
        How scoring works
      </Button>
      {dialog}
    </>
  );
}
