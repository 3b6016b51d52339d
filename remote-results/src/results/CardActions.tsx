import type { Strategy } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import {
  donationAmount,
  explainScore,
  getShare,
  type RankedCandidate,
  selectForDonation,
  stabilitySentence,
} from '@donate-impact/shared/scoring';
import { Button, LinkButton, Stack, VisuallyHidden } from '@donate-impact/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { type Comparing, getCompareBoxId } from '../compare/useComparison';
import { ScoreReceipt } from '../explanation/ScoreReceipt';
import { WhatWouldChange } from '../explanation/WhatWouldChange';
import { fromList } from '../matches/BackToResults';
import { elementId } from '../matches/elementId';
import { listed } from '../matches/listed';
import { useMatchesOfList } from './useMatches';

interface CardActionsProps {
  ranked: RankedCandidate;
  comparing: Comparing;
  onCompare: (id: string) => void;
}

/** Three stops: Donate, View Details and More, which opens the box to compare and how the score was calculated. */
export function CardActions({ ranked, comparing, onCompare }: CardActionsProps) {
  const { strategy, donate, fragment, isShared, ranked: all } = useMatchesOfList();
  const [isOpen, setOpen] = useState(false);
  const { id, name } = ranked.candidate;
  const { ids } = selectForDonation({
    strategy,
    ranked: all,
    clickedId: all[0]?.candidate.id ?? '',
  });
  const payment = { strategy, clicked: ranked, ranked: all, isShared };

  return (
    <>
      <Actions data-print="hide">
        <Button
          $variant={ids.includes(id) ? 'primary' : 'secondary'}
          aria-describedby={elementId('donate-note', id)}
          onClick={() => donate(id)}
          data-prefetch={paths.confirm.getHref()}
        >
          {`Donate $${donationAmount} to `}
          <VisuallyHidden>{name}</VisuallyHidden>
          <Payees aria-hidden="true">{namePayees(payment).map(shorten).join(', ')}</Payees>
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
          More
          <VisuallyHidden> about {name}</VisuallyHidden>
        </Button>
        <span id={elementId('donate-note', id)} hidden>
          {describePayees(payment)}
        </span>
      </Actions>
      {isOpen && (
        <Explanation data-print="hide" id={elementId('explanation', id)}>
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
          <CardExplanation ranked={ranked} />
        </Explanation>
      )}
    </>
  );
}

interface Payment {
  /** The visitor's own strategy. */
  strategy: Strategy | null;
  clicked: RankedCandidate;
  ranked: readonly RankedCandidate[];
  isShared: boolean;
}

/** Names whom a card's Donate pays, and how much each gets. */
export function describePayees(payment: Payment): string {
  const names = namePayees(payment);
  if (names.length > 1) return `Pays ${listed(names)}, $${getShare(names.length).each} each`;
  const why = payment.isShared && payment.strategy === 'single' ? ', by your own strategy' : '';
  return `Pays ${names[0]} alone${why}`;
}

function namePayees({ strategy, clicked, ranked }: Payment): string[] {
  const { ids } = selectForDonation({ strategy, ranked, clickedId: clicked.candidate.id });
  return strategy === 'single'
    ? [clicked.candidate.name]
    : ranked.slice(0, ids.length).map(({ candidate }) => candidate.name);
}

function shorten(name: string, _place: number, all: readonly string[]): string {
  const last = getLastWord(name);
  return all.filter((other) => getLastWord(other) === last).length > 1 ? name : last;
}

function getLastWord(name: string): string {
  return name.trim().split(/\s+/).at(-1) ?? name;
}

/** The receipt of a card's score, how stable the rank is, and what would change it. */
function CardExplanation({ ranked }: { ranked: RankedCandidate }) {
  const { answers, ranked: all, stability } = useMatchesOfList();
  const ranks = stability().get(ranked.candidate.id);

  return (
    <Stack>
      <ScoreReceipt
        explanation={explainScore(ranked.candidate, answers)}
        caption="The score, factor by factor"
      />
      {ranks && (
        <div>
          <h3>Rank under each kind of impact</h3>
          <p>{stabilitySentence(ranks)}</p>
        </div>
      )}
      <div>
        <h3>What would change it</h3>
        <WhatWouldChange candidate={ranked} ranked={all} preferences={answers} />
      </div>
    </Stack>
  );
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
    padding-inline: 0;
    border-width: 0;
  }

  @media (max-width: 47.99rem) {
    column-gap: var(--space-1);

    > :first-child {
      padding-inline: var(--space-half);
    }
  }
`;

const Payees = styled.span`
  font-weight: 400;
`;

const CompareLabel = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-half);
  min-height: var(--target);
  font-size: var(--text-small);
  cursor: pointer;

  &:has(:disabled) {
    color: var(--color-muted);
    cursor: not-allowed;
  }

  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
  }
`;

const Explanation = styled.div`
  min-width: 0;
  padding-block-start: var(--space-1);
  border-block-start: 1px solid var(--color-border);
  overflow-x: auto;
  font-size: var(--text-small);

  h3 {
    font-size: var(--text-body);
  }
`;
