import { Button } from '@donate-impact/shared/ui';
import { LazyPart } from '../part/LazyPart';
import { useLazyDialog } from '../part/useLazyDialog';

const loadDialog = () => import('./ScoringDialog').then(({ ScoringDialog }) => ScoringDialog);

/** Opens the explanation of the score. */
export function ScoringHelp() {
  const { asked, show, state } = useLazyDialog();

  return (
    <>
      <Button onClick={show} aria-haspopup="dialog">
        How scoring works
      </Button>
      {asked > 0 && (
        <LazyPart load={loadDialog} name="The explanation of scores" asked={asked} props={state} />
      )}
    </>
  );
}
