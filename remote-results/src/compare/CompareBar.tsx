import type { ScoringPreferences } from '@donate-impact/shared/scoring';
import {
  Button,
  Cluster,
  focusHeading,
  media,
  VisuallyHidden,
  visuallyHidden,
} from '@donate-impact/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useLazyDialog } from '../loading/useLazyDialog';
import { type Comparison, getCompareBoxId, mostCompared } from './useComparison';

const load = () => import('./CompareDialog').then(({ CompareDialog }) => CompareDialog);

interface CompareBarProps {
  comparison: Comparison;
  /** The answers that the list is ranked by. */
  answers: ScoringPreferences;
}

/** Names the chosen candidates and, from two on, opens the comparison. Its status region is always in the page. */
export function CompareBar({ comparison, answers }: CompareBarProps) {
  const { chosen, clear } = comparison;
  const { show, dialog } = useLazyDialog({
    load,
    name: 'The comparison',
    props: { chosen, answers },
  });
  const [wasCleared, setCleared] = useState(false);

  function clearAll() {
    // Clearing removes this button, so focus goes to the last checkbox among the chosen.
    const box = chosen
      .map(({ candidate }) => document.getElementById(getCompareBoxId(candidate.id)))
      .findLast(Boolean);
    if (box) box.focus();
    else focusHeading();
    setCleared(true);
    clear();
  }

  return (
    <Bar data-print="hide" data-covers={chosen.length > 0 || undefined}>
      <p role="status">
        <span>{describeChoice(chosen.length)}</span>
        {chosen.length === 0 && wasCleared && <VisuallyHidden>Comparison cleared</VisuallyHidden>}
        {chosen.length > 0 && (
          <Names>{`: ${chosen.map(({ candidate }) => candidate.name).join(', ')}`}</Names>
        )}
      </p>
      {chosen.length > 0 && (
        <Cluster $gap={1}>
          {chosen.length > 1 && (
            <Button $variant="primary" onClick={show} aria-haspopup="dialog">
              Compare side by side
            </Button>
          )}
          <Button $variant="quiet" onClick={clearAll}>
            <span>
              Clear<VisuallyHidden> comparison</VisuallyHidden>
            </span>
          </Button>
        </Cluster>
      )}
      {dialog}
    </Bar>
  );
}

const hints: Readonly<Record<number, string>> = {
  1: ' (choose one or two more to compare)',
  [mostCompared]: ' (clear one to choose another)',
};

export function describeChoice(count: number): string {
  if (count === 0) return '';
  return `${count} of ${mostCompared} chosen${hints[count] ?? ''}`;
}

const Bar = styled(Cluster)`
  /* Before the list for the keyboard, which has many stops in it; below the list on the screen. */
  order: 1;
  position: sticky;
  bottom: 0;
  z-index: 1;
  justify-content: space-between;
  gap: var(--space-half) var(--space-2);
  padding-block: var(--space-1);
  border-block-start: var(--rule);
  background: var(--color-page);

  /* While nothing is chosen; what follows for small windows still counts. */
  &:where(:not([data-covers])) {
    position: absolute;
    border: 0;
    padding: 0;
    background: none;
  }

  p {
    flex: 1 1 12rem;
    min-width: 0;
    max-width: none;
    font-size: var(--text-small);
  }

  @media ${media.belowMedium} {
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);

    > div {
      flex: 1 0 100%;
    }

    button:first-child:not(:last-child) {
      flex: auto;
    }
  }

  @media (max-height: 30rem) {
    position: static;
  }
`;

/* Where there is little room the names are for assistive technology alone. */
const Names = styled.span`
  @media ${media.belowMedium} {
    ${visuallyHidden}
  }
`;
