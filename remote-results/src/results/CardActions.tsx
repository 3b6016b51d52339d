import { paths } from '@donate-impact/shared/routes';
import {
  donationAmount,
  type RankedCandidate,
  rankStability,
  selectForDonation,
} from '@donate-impact/shared/scoring';
import { Button, LinkButton, VisuallyHidden } from '@donate-impact/shared/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { fromList } from '../common/BackToResults';
import { elementId } from '../common/elementId';
import { type Comparing, getCompareBoxId } from '../compare/useComparison';
import { ScoreExplanation } from '../explanation/ScoreExplanation';
import { useMatchesOfList } from './useMatches';

interface CardActionsProps {
  ranked: RankedCandidate;
  comparing: Comparing;
  onCompare: (id: string) => void;
}

/** Three stops: Donate, View Details and More, which opens how the score was calculated and the box to compare. */
export function CardActions({ ranked, comparing, onCompare }: CardActionsProps) {
  const { strategy, donate, fragment, ranked: all } = useMatchesOfList();
  const [isOpen, setOpen] = useState(false);
  const { id, name } = ranked.candidate;
  const { ids, mode } = selectForDonation({ strategy, ranked: all, clickedId: id });
  const payees = mode === 'single' ? [ranked] : all.slice(0, ids.length);
  const names = payees.map(({ candidate }) => candidate.name);
  const isFilled = mode === 'single' ? ranked === all[0] : payees.includes(ranked);

  return (
    <>
      <Actions data-print="hide">
        <Button
          $variant={isFilled ? 'primary' : 'secondary'}
          onClick={() => donate(id)}
          data-prefetch={paths.confirm.getHref()}
        >
          {`Donate $${donationAmount} to `}
          <Payees>
            {names.map(shorten).join(', ')}
            <VisuallyHidden>{` (card of ${name})`}</VisuallyHidden>
          </Payees>
        </Button>
        <LinkButton $variant="quiet" to={paths.candidate.getHref(id) + fragment} state={fromList}>
          View Details
          <VisuallyHidden> of {name}</VisuallyHidden>
        </LinkButton>
        <Button
          $variant="quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? elementId('explanation', id) : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{isOpen ? 'Less' : 'More'}</span>
          <VisuallyHidden> about {name}</VisuallyHidden>
        </Button>
      </Actions>
      {isOpen && (
        <Explanation data-print="hide" id={elementId('explanation', id)}>
          <CardExplanation ranked={ranked} />
          <CompareLabel>
            <input
              id={getCompareBoxId(id)}
              type="checkbox"
              checked={comparing === 'chosen'}
              disabled={comparing === 'full'}
              onChange={() => onCompare(id)}
            />
            Compare
            <VisuallyHidden> {name}</VisuallyHidden>
          </CompareLabel>
        </Explanation>
      )}
    </>
  );
}

function shorten(name: string, _place: number, all: readonly string[]): string {
  const last = getLastWord(name);
  return all.filter((other) => getLastWord(other) === last).length > 1 ? name : last;
}

function getLastWord(name: string): string {
  return name.trim().split(/\s+/).at(-1) ?? name;
}

function CardExplanation({ ranked }: { ranked: RankedCandidate }) {
  const { answers, ranked: all } = useMatchesOfList();
  const stability = useMemo(
    () =>
      rankStability(
        all.map(({ candidate }) => candidate),
        answers,
      ),
    [all, answers],
  );
  const ranks = stability.get(ranked.candidate.id) ?? [];

  return <ScoreExplanation entry={ranked} ranked={all} answers={answers} ranks={ranks} />;
}

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1) var(--space-2);

  > :is(a, button) {
    font-size: var(--text-small);
    line-height: 1.3;
  }

  > :first-child {
    flex-wrap: wrap;
    justify-content: start;
    gap: 0 var(--space-half);
    margin-inline-end: auto;
    padding-inline: var(--space-1);
    text-align: start;
  }

  > :not(:first-child) {
    flex: none;
  }

  @media (max-width: 47.99rem) {
    column-gap: var(--space-1);

    > :first-child {
      padding: var(--space-half);
    }
  }

  @media (max-width: 18rem) {
    flex-wrap: wrap;
  }
`;

const Payees = styled.span`
  font-weight: 400;
`;

const CompareLabel = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-half);
  grid-column: 1 / -1;
  min-height: var(--target);
  font-size: var(--text-small);
  cursor: pointer;

  &:has(:disabled) {
    color: var(--color-muted);
    cursor: not-allowed;
  }
`;

const Explanation = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: var(--space-1) var(--space-4);
  min-width: 0;
  padding-block-start: var(--space-1);
  border-block-start: 1px solid var(--color-border);
  overflow-x: auto;
  font-size: var(--text-small);

  h3 {
    font-size: inherit;
  }
`;
