import type { Candidate } from '@donate-impact/shared/candidates';
import type { Strategy } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { donationAmount, shareOf, spreadSize } from '@donate-impact/shared/scoring';
import { Button, LinkButton, VisuallyHidden } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import { type Comparing, compareBoxId } from '../compare/useComparison';
import { useMatchesOfList } from './useMatches';

interface CardActionsProps {
  candidate: Candidate;
  isTop: boolean;
  comparing: Comparing;
  onCompare: (id: string) => void;
}

export function CardActions({ candidate, isTop, comparing, onCompare }: CardActionsProps) {
  const { answers, donate, fragment, isShared, ranked } = useMatchesOfList();
  const { id, name } = candidate;
  const note = donationNote(answers.strategy, ranked.length, isShared);

  return (
    <Actions data-print="hide">
      <Button
        $variant={isTop ? 'primary' : 'secondary'}
        aria-describedby={note ? `donate-note-${id}` : undefined}
        onClick={() => donate(id)}
        data-prefetch={paths.confirm.getHref()}
      >
        <span>
          Donate ${donationAmount}
          <VisuallyHidden> to {name}</VisuallyHidden>
        </span>
      </Button>
      {note && <Note id={`donate-note-${id}`}>{note}</Note>}
      <LinkButton to={paths.candidate.getHref(id) + fragment}>
        <span>
          View Details
          <VisuallyHidden> of {name}</VisuallyHidden>
        </span>
      </LinkButton>
      <CompareLabel>
        <input
          id={compareBoxId(id)}
          type="checkbox"
          checked={comparing === 'chosen'}
          disabled={comparing === 'full'}
          onChange={() => onCompare(id)}
        />
        <span>
          Compare
          <VisuallyHidden> {name}</VisuallyHidden>
        </span>
      </CompareLabel>
    </Actions>
  );
}

/** Where a card's donation goes if not entirely to that candidate; null if it does. */
export function donationNote(
  strategy: Strategy | null,
  candidates: number,
  isShared: boolean,
): string | null {
  if (strategy === 'single') return null;
  const recipients = Math.min(spreadSize, candidates);
  if (recipients < 2) return null;
  const top = isShared ? `the top ${recipients} of this list` : `your top ${recipients}`;
  return `Goes to ${top}, $${shareOf(recipients).each} each`;
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);

  @media (min-width: 36rem) {
    column-gap: var(--space-2);
  }
`;

/* The note shrinks before any control moves to another line. */
const Note = styled.p`
  flex: 1 1 8rem;
  max-width: max-content;
  color: var(--color-muted);
  font-size: var(--text-small);
`;

const CompareLabel = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: var(--target);
  margin-inline-start: auto;
  cursor: pointer;

  @media (min-width: 36rem) {
    padding-inline: var(--space-1);
  }

  &:has(:disabled) {
    color: var(--color-muted);
    cursor: not-allowed;
  }

  input {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
  }
`;
