import { paths } from '@donate-impact/shared/routes';
import {
  donationAmount,
  explainScore,
  getReceiptParts,
  getShare,
  type RankedCandidate,
  rankStability,
  scorePercent,
} from '@donate-impact/shared/scoring';
import {
  Button,
  Cluster,
  LinkButton,
  media,
  Stack,
  VisuallyHidden,
} from '@donate-impact/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { fromList } from '../common/BackToResults';
import { capitalize } from '../common/capitalize';
import { elementId } from '../common/elementId';
import { type Comparing, getCompareBoxId } from '../compare/useComparison';
import { describeStability } from '../explanation/describeStability';
import { ExactFigures } from '../explanation/ExactFigures';
import { WhatWouldChange } from '../explanation/WhatWouldChange';
import { useMatchesOfList } from './useMatches';

export interface CardProps {
  ranked: RankedCandidate;
  comparing: Comparing;
  onCompare: (id: string) => void;
  /** True for the one Compare box in the list that is a tab stop. */
  isStop: boolean;
}

/** Donate with where it goes, View Details, Why, which opens how the score was calculated, and the box to compare. */
export function CardActions({ ranked, comparing, onCompare, isStop }: CardProps) {
  const { donate, fragment, isShared, recipients } = useMatchesOfList();
  const [isOpen, setOpen] = useState(false);
  const { id, name } = ranked.candidate;
  const getsShare = recipients ? recipients.includes(ranked) : ranked.rank === 1;
  const explanation = elementId('explanation', id);

  return (
    <>
      <Actions data-print="hide">
        <Button
          $variant={getsShare ? 'primary' : 'secondary'}
          onClick={() => donate(id)}
          data-prefetch={paths.confirm.getHref()}
        >
          <span>
            {`Donate $${donationAmount}`}
            <VisuallyHidden>
              {`${recipients ? ' to the top three' : ''} (card of ${name})`}
            </VisuallyHidden>
          </span>
        </Button>
        <Target aria-hidden="true">
          {recipients && getsShare && (
            <span>
              <b>{`$${getShare(recipients.length).each}`}</b> {`to ${name.split(' ').at(-1)}`}
            </span>
          )}
          {recipients && !getsShare && `to ${isShared ? 'this list’s' : 'your'} top three`}
        </Target>
        <LinkButton
          $variant="quiet"
          to={paths.candidate.getHref({ id }) + fragment}
          state={fromList}
        >
          View Details
          <VisuallyHidden> of {name}</VisuallyHidden>
        </LinkButton>
        <Button
          $variant="quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? explanation : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{`Why ${scorePercent(ranked.score)}%?`}</span>
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <CompareLabel>
          <input
            id={getCompareBoxId(id)}
            type="checkbox"
            checked={comparing === 'chosen'}
            disabled={comparing === 'full'}
            tabIndex={isStop ? 0 : -1}
            data-stop={id}
            aria-describedby={isStop ? 'compare-keys' : undefined}
            onChange={() => onCompare(id)}
          />
          <span>
            Compare
            <VisuallyHidden> {name}</VisuallyHidden>
          </span>
          {isStop && (
            <Keys id="compare-keys" aria-hidden="true">
              Arrow keys lead to the other boxes
            </Keys>
          )}
        </CompareLabel>
      </Actions>
      {isOpen && (
        <Explanation data-print="hide" id={explanation}>
          <CardExplanation ranked={ranked} />
        </Explanation>
      )}
    </>
  );
}

/** Why a card, which is a receipt itself, has its score: the sum, its rank under each impact, and what would change it. */
function CardExplanation({ ranked }: { ranked: RankedCandidate }) {
  const { answers, candidates, ranked: all } = useMatchesOfList();
  const ranks = rankStability(candidates, answers).get(ranked.candidate.id) ?? [];
  const explanation = explainScore(ranked.candidate, answers);
  const points = getReceiptParts(explanation).map((part) => part.points);

  return (
    <>
      <div>
        <h3>What it adds up to</h3>
        <p>{`${points.join(' + ')} = ${explanation.percent} of 100 points`}</p>
      </div>
      <div>
        <h3>How stable it is</h3>
        <p>{capitalize(describeStability(ranks))}.</p>
      </div>
      <WhatWouldChange candidate={ranked} ranked={all} preferences={answers} />
      <ExactFigures explanation={explanation} />
    </>
  );
}

const Actions = styled(Cluster)`
  gap: 0 var(--space-2);

  > :is(a, button) {
    font-size: var(--text-small);
  }

  > :first-child {
    font-size: var(--text-body);
  }

  > a {
    margin-inline-start: auto;
  }

  /* The triangle of a disclosure. */
  > [aria-expanded]::before {
    content: '';
    border-block: 0.3em solid transparent;
    border-inline-start: 0.5em solid;
  }

  > [aria-expanded='true']::before {
    rotate: 90deg;
  }

  @media ${media.phone} {
    gap: 0 var(--space-1);

    > :first-child {
      min-height: 2.5rem;
      padding: var(--space-half) var(--space-1);
    }

    > span ~ * {
      min-height: 1.75rem;
      padding-block: 0;
    }

    > a {
      margin-inline-start: 0;
    }

    > label {
      margin-inline-start: auto;
    }
  }
`;

/* On a phone it takes the rest of the line, and what follows has a line of its own. */
const Target = styled.span`
  color: var(--color-muted);
  font-size: var(--text-small);

  b {
    color: var(--color-text);
  }

  @media ${media.phone} {
    flex: 1 0 calc(100% - 9rem);
  }
`;

const CompareLabel = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: var(--target);
  font-size: var(--text-small);
  cursor: pointer;

  &:has(:disabled) {
    color: var(--color-muted);
    cursor: not-allowed;
  }
`;

/* Seen while the keyboard has the box, and not a part of its name. */
const Keys = styled.span`
  position: absolute;
  inset: auto 0 100% auto;
  padding-inline: var(--space-1);
  background: var(--color-text);
  color: var(--color-page);
  white-space: nowrap;

  input:not(:focus-visible) ~ & {
    display: none;
  }
`;

const Explanation = styled(Stack)`
  gap: var(--space-1);
  padding-block-start: 0.75rem;
  border-block-start: var(--hairline);
  overflow-x: auto;
  font-size: var(--text-small);

  @media ${media.medium} {
    > :not(:last-child) {
      display: grid;
      grid-template-columns: 11rem minmax(0, 1fr);
    }
  }
`;
