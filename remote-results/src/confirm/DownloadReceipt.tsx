import { Button } from '@donate-impact/shared/ui';
import { useState } from 'react';
import { LazyPart } from '../part/LazyPart';

const feature = 'Download Receipt';

/** Only opens a dialog, whose code is fetched on the first press. */
export function DownloadReceipt() {
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState(0);

  function open() {
    setAsked(asked + 1);
    setIsOpen(true);
  }

  return (
    <>
      <Button aria-haspopup="dialog" onClick={open}>
        {feature}
      </Button>
      {asked > 0 && (
        <LazyPart
          load={loadDialog}
          name={feature}
          asked={asked}
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
