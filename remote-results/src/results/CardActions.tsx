import type { Strategy } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import {
  donationAmount,
  type RankedCandidate,
  scorePercent,
  shareOf,
  spreadSize,
} from '@donate-impact/shared/scoring';
import { Button, LinkButton, VisuallyHidden } from '@donate-impact/shared/ui';
import { useState } from 'react';
import { type Comparing, compareBoxId } from '../compare/useComparison';
import { elementId } from '../matches/elementId';
import { Actions, CompareLabel, Explanation, Note } from './CardActions.styles';
import { CardExplanation } from './CardExplanation';
import { useMatchesOfList } from './useMatches';
import { usePrinting } from './usePrinting';

interface CardActionsProps {
  ranked: RankedCandidate;
  isTop: boolean;
  comparing: Comparing;
  onCompare: (id: string) => void;
}

/** What a visitor can do with a card, in one row; how the score was calculated opens below it, and on paper. */
export function CardActions({ ranked, isTop, comparing, onCompare }: CardActionsProps) {
  const { strategy, donate, fragment, isShared, ranked: all } = useMatchesOfList();
  const [isOpen, setOpen] = useState(false);
  const isShown = usePrinting() || isOpen;
  const { id, name } = ranked.candidate;
  const note = donationNote(strategy, all.length, isShared);

  return (
    <>
      <Actions data-print="hide">
        <Button
          $variant={isTop ? 'primary' : 'secondary'}
          aria-describedby={note ? elementId('donate-note', id) : undefined}
          onClick={() => donate(id)}
          data-prefetch={paths.confirm.getHref()}
        >
          {`Donate $${donationAmount}`}
          <VisuallyHidden> to {name}</VisuallyHidden>
        </Button>
        {note && <Note id={elementId('donate-note', id)}>{note}</Note>}
        <LinkButton $variant="quiet" to={paths.candidate.getHref(id) + fragment}>
          View Details
          <VisuallyHidden> of {name}</VisuallyHidden>
        </LinkButton>
        <CompareLabel>
          <input
            id={compareBoxId(id)}
            type="checkbox"
            checked={comparing === 'chosen'}
            disabled={comparing === 'full'}
            onChange={() => onCompare(id)}
          />
          Compare
          <VisuallyHidden> {name}</VisuallyHidden>
        </CompareLabel>
        <Button
          $variant="quiet"
          aria-expanded={isOpen}
          aria-controls={isShown ? elementId('explanation', id) : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {`How ${scorePercent(ranked.score)}% was calculated`}
          <VisuallyHidden> for {name}</VisuallyHidden>
        </Button>
      </Actions>
      {isShown && (
        <Explanation id={elementId('explanation', id)}>
          <CardExplanation ranked={ranked} />
        </Explanation>
      )}
    </>
  );
}

/** Where a card's donation goes if that is not what a visitor would expect; null if it is. */
export function donationNote(
  strategy: Strategy | null,
  candidates: number,
  isShared: boolean,
): string | null {
  if (strategy === 'single')
    return isShared ? 'Goes to this candidate alone, by your own strategy' : null;
  const recipients = Math.min(spreadSize, candidates);
  if (recipients < 2) return null;
  const top = isShared ? `the top ${recipients} of this list` : `your top ${recipients}`;
  return `Goes to ${top}, $${shareOf(recipients).each} each`;
}
