import { Button } from '@donate-impact/shared/ui';
import { useState } from 'react';
import { LazyPart } from '../part/LazyPart';

const feature = 'Download Receipt';

/** Only opens a dialog, whose code is fetched on the first press. */
export function DownloadReceipt() {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);

  function open() {
    setIsWanted(true);
    setIsOpen(true);
  }

  return (
    <>
      <Button aria-haspopup="dialog" onClick={open}>
        {feature}
      </Button>
      {isWanted && (
        <LazyPart
          load={loadDialog}
          name="The dialog"
          props={{ feature, open: isOpen, onOpenChange: setIsOpen }}
        />
      )}
    </>
  );
}

async function loadDialog() {
  const { NotImplementedDialog } = await import('@donate-impact/shared/ui/NotImplementedDialog');
  return NotImplementedDialog;
}
