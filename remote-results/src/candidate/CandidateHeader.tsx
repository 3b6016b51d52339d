import { donationChosen, useAppDispatch } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { donationAmount, type RankedCandidate } from '@donate-impact/shared/scoring';
import { Button, Cluster, ScoreBadge, Surface, VisuallyHidden } from '@donate-impact/shared/ui';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { CampaignSite } from '../campaign/CampaignSite';
import { BackToResults, useStateOfNext } from '../matches/BackToResults';
import { scoreCaveat } from '../matches/scoreCaveat';
import { Muted } from './CandidateDetails.styles';

interface CandidateHeaderProps {
  ranked: RankedCandidate;
  verdict: string;
  /** The fragment of the list that the visitor came from; empty for the visitor's own list. */
  fragment: string;
}

/** The candidate's score and rank, with the actions for this candidate. */
export function CandidateHeader({ ranked, verdict, fragment }: CandidateHeaderProps) {
  const { candidate, score } = ranked;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const state = useStateOfNext();

  function donate() {
    dispatch(donationChosen({ ids: [candidate.id], clickedId: candidate.id, origin: 'detail' }));
    navigate(paths.confirm.getHref() + fragment, { state });
  }

  return (
    <Band>
      <Cluster>
        <ScoreBadge score={score} />
      </Cluster>
      <Verdict>{verdict}</Verdict>
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

/* The score beside the verdict where there is room, over what the donation would be and the actions. */
const Band = styled(Surface)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: var(--space-2);

  p { max-width: none; }

  @media screen and (min-width: 60rem) {
    grid-template-columns: auto minmax(0, 1fr);

    & > :nth-child(n + 3) { grid-column: 1 / -1; }
  }
`;

const Verdict = styled.p`
  font-size: var(--text-lead);
  line-height: 1.4;
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
