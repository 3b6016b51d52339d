import { donationChosen, useAppDispatch } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { donationAmount, type RankedCandidate, rankLabel } from '@donate-impact/shared/scoring';
import { Button, Cluster, ScoreBadge, Surface, VisuallyHidden } from '@donate-impact/shared/ui';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { CampaignSite } from '../campaign/CampaignSite';
import { scoreCaveat } from '../matches/scoreCaveat';
import { BackToResults } from '../matches/ViewedAnswers';
import { Muted } from './CandidateDetails.styles';

interface CandidateHeaderProps {
  ranked: RankedCandidate;
  listLength: number;
  /** The fragment of the list that the visitor came from; empty for the visitor's own list. */
  fragment: string;
}

/** The candidate's score and rank, with the actions for this candidate. */
export function CandidateHeader({ ranked, listLength, fragment }: CandidateHeaderProps) {
  const { candidate, score } = ranked;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  function donate() {
    dispatch(donationChosen({ ids: [candidate.id], clickedId: candidate.id, origin: 'detail' }));
    navigate(paths.confirm.getHref() + fragment);
  }

  return (
    <Band>
      <Cluster>
        <ScoreBadge score={score} />
        <p>
          Rank <strong>{rankLabel(ranked)}</strong> of {listLength}
        </p>
      </Cluster>
      <Muted>
        The whole ${donationAmount} would go to {candidate.name} alone. This is a demo: no payment
        is taken. {scoreCaveat}
      </Muted>
      <Actions data-print="hide">
        <Button $variant="primary" onClick={donate}>
          <span>
            {`Donate $${donationAmount}`}
            <VisuallyHidden>{` to ${candidate.name}`}</VisuallyHidden>
          </span>
        </Button>
        <CampaignSite site={candidate.site} $variant="secondary">
          Open Campaign Site
        </CampaignSite>
        <BackToResults />
      </Actions>
    </Band>
  );
}

/* Score, rank and what the donation would be in one row where there is room, over the actions. */
const Band = styled(Surface)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: var(--space-2);

  p { max-width: none; }

  @media screen and (min-width: 60rem) {
    grid-template-columns: 20rem minmax(0, 1fr);

    & > :last-child { grid-column: 1 / -1; }
  }
`;

const Actions = styled.div`
  display: grid;
  gap: var(--space-1);

  @media (min-width: 40rem) {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
`;
