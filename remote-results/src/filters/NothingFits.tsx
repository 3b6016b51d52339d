import { Button, Notice } from '@donate-impact/shared/ui';
import { focusHeading } from '../part/focusHeading';

/** There are candidates, and the filters show none of them. */
export function NothingFits({ onClear }: { onClear: () => void }) {
  function clear() {
    onClear();
    focusHeading();
  }

  return (
    <Notice
      tone="plain"
      title="No candidate fits your filters"
      actions={<Button onClick={clear}>Show all candidates</Button>}
    >
      <p>Try another name, race or issue.</p>
    </Notice>
  );
}
