import type { Candidate } from '@donate-impact/shared/candidates';
import { paths } from '@donate-impact/shared/routes';
import { donationAmount } from '@donate-impact/shared/scoring';
import { Button, LinkButton, VisuallyHidden } from '@donate-impact/shared/ui';
import type { MouseEvent } from 'react';
import { compareBoxId } from '../compare/compareBox';
import type { Comparing } from '../compare/useComparison';
import { useMatchesOfList } from '../list/MatchesContext';
import { Actions, CompareLabel, Note } from './CardActions.styles';
import { donationNote } from './donationNote';

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
          onClick={keepFromSecondClick}
        />
        <span>
          Compare
          <VisuallyHidden> {name}</VisuallyHidden>
        </span>
      </CompareLabel>
    </Actions>
  );
}

/** The second click of a double click on what stood over the box is not meant for the box. */
function keepFromSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
