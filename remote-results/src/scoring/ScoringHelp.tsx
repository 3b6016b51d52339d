import { Button } from '@donate-impact/shared/ui';
import { useState } from 'react';
import { LazyPart } from '../part/LazyPart';

const loadDialog = () => import('./ScoringDialog').then(({ ScoringDialog }) => ScoringDialog);

/** Opens the explanation of the score. */
export function ScoringHelp() {
  const [asked, setAsked] = useState(0);
  const [isOpen, setOpen] = useState(false);

  function open() {
    setAsked(asked + 1);
    setOpen(true);
  }

  return (
    <>
      <Button onClick={open} aria-haspopup="dialog">
        How scoring works
      </Button>
      {asked > 0 && (
        <LazyPart
          load={loadDialog}
          name="The explanation of scores"
          asked={asked}
          props={{ open: isOpen, onOpenChange: setOpen }}
        />
      )}
    </>
  );
}
