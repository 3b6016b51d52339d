import type { Strategy } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import {
  donationAmount,
  type RankedCandidate,
  selectForDonation,
  shareOf,
} from '@donate-impact/shared/scoring';
import { Button, LinkButton, VisuallyHidden } from '@donate-impact/shared/ui';
import { useState } from 'react';
import { type Comparing, compareBoxId } from '../compare/useComparison';
import { fromList } from '../matches/BackToResults';
import { elementId } from '../matches/elementId';
import { listed } from '../matches/listed';
import { Actions, CompareLabel, Explanation, Note } from './CardActions.styles';
import { CardExplanation } from './CardExplanation';
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

  return (
    <>
      <Actions data-print="hide">
        <Button
          $variant={ids.includes(id) ? 'primary' : 'secondary'}
          aria-describedby={elementId('donate-note', id)}
          onClick={() => donate(id)}
          data-prefetch={paths.confirm.getHref()}
        >
          {`Donate $${donationAmount}`}
          <VisuallyHidden> to {name}</VisuallyHidden>
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
        <Note id={elementId('donate-note', id)}>
          {payeesSentence({ strategy, clicked: ranked, ranked: all, isShared })}
        </Note>
      </Actions>
      {isOpen && (
        <Explanation data-print="hide" id={elementId('explanation', id)}>
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

/** Whom a card's Donate pays, by name. */
export function payeesSentence({ strategy, clicked, ranked, isShared }: Payment): string {
  const { id, name } = clicked.candidate;
  const { ids } = selectForDonation({ strategy, ranked, clickedId: id });
  if (ids.length === 1) {
    const why = isShared && strategy === 'single' ? ', by your own strategy' : '';
    return `Pays ${name} alone${why}`;
  }
  const names = ranked.slice(0, ids.length).map(({ candidate }) => candidate.name);
  return `Pays ${listed(names)}, $${shareOf(ids.length).each} each`;
}
