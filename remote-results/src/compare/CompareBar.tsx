import { Button, VisuallyHidden } from '@donate-impact/shared/ui';
import { useRef, useState } from 'react';
import { LazyPart } from '../part/LazyPart';
import { Bar, BarActions, Names } from './CompareBar.styles';
import { compareSentence } from './compareSentence';
import type { Comparison } from './useComparison';

const loadDialog = () => import('./CompareDialog').then(({ CompareDialog }) => CompareDialog);

/** Says who was chosen, and opens the comparison from two on. Its status is there before anybody is chosen. */
export function CompareBar({ comparison }: { comparison: Comparison }) {
  const { chosen, clear } = comparison;
  const [wasOpened, setOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);

  function open() {
    setOpened(true);
    setOpen(true);
  }

  function clearAll() {
    clear();
    status.current?.focus();
  }

  return (
    <Bar
      $isEmpty={chosen.length === 0}
      data-print="hide"
      data-covers={chosen.length > 0 || undefined}
    >
      <p ref={status} role="status" tabIndex={-1}>
        {compareSentence(chosen.length)}
        {chosen.length > 0 && (
          <Names>: {chosen.map(({ candidate }) => candidate.name).join(', ')}</Names>
        )}
      </p>
      {chosen.length > 0 && (
        <BarActions>
          {chosen.length > 1 && <Button onClick={open}>Compare side by side</Button>}
          <Button $variant="quiet" onClick={clearAll}>
            <span>
              Clear<VisuallyHidden> comparison</VisuallyHidden>
            </span>
          </Button>
        </BarActions>
      )}
      {wasOpened && (
        <LazyPart
          load={loadDialog}
          name="The comparison"
          props={{ chosen, open: isOpen, onOpenChange: setOpen }}
        />
      )}
    </Bar>
  );
}
