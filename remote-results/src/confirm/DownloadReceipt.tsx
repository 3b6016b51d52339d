import { Button } from '@donate-impact/shared/ui';
import { LazyPart } from '../part/LazyPart';
import { useLazyDialog } from '../part/useLazyDialog';

const feature = 'Download Receipt';

/** Only opens a dialog, whose code is fetched on the first press. */
export function DownloadReceipt() {
  const { asked, show, state } = useLazyDialog();

  return (
    <>
      <Button aria-haspopup="dialog" onClick={show}>
        {feature}
      </Button>
      {asked > 0 && (
        <LazyPart load={loadDialog} name={feature} asked={asked} props={{ feature, ...state }} />
      )}
    </>
  );
}

async function loadDialog() {
  const { NotImplementedDialog } = await import('@donate-impact/shared/ui/NotImplementedDialog');
  return NotImplementedDialog;
}
