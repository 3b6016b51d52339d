import { Button } from '@donate-impact/shared/ui';
import { useState } from 'react';
import { LazyPart } from '../part/LazyPart';

const loadDialog = () => import('./ScoringDialog').then(({ ScoringDialog }) => ScoringDialog);

/** Opens the explanation of the score. */
export function ScoringHelp() {
  const [wasOpened, setOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);

  function open() {
    setOpened(true);
    setOpen(true);
  }

  return (
    <>
      <Button onClick={open} aria-haspopup="dialog">
        How scoring works
      </Button>
      {wasOpened && (
        <LazyPart
          load={loadDialog}
          name="The explanation of scores"
          props={{ open: isOpen, onOpenChange: setOpen }}
        />
      )}
    </>
  );
}
