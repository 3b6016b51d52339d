import { donationChosen, useAppDispatch } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { donationAmount, type RankedCandidate, rankLabel } from '@donate-impact/shared/scoring';
import { Button, Cluster, ScoreBadge, VisuallyHidden } from '@donate-impact/shared/ui';
import { useNavigate } from 'react-router-dom';
import { CampaignSite } from '../campaign/CampaignSite';
import { BackToResults } from '../matches/ViewedAnswers';
import { Muted } from './CandidateDetails.styles';

interface CandidateHeaderProps {
  ranked: RankedCandidate;
  listLength: number;
  /** What the address of the list ends with that the visitor comes from. */
  fragment: string;
}

/** The score, the rank and what can be done about this candidate. */
export function CandidateHeader({ ranked, listLength, fragment }: CandidateHeaderProps) {
  const { candidate, score } = ranked;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  function donate() {
    dispatch(donationChosen({ ids: [candidate.id], clickedId: candidate.id, origin: 'detail' }));
    navigate(paths.confirm.getHref() + fragment, { viewTransition: true });
  }

  return (
    <>
      <Cluster $gap={4}>
        <ScoreBadge score={score} />
        <p>
          Rank <strong>{rankLabel(ranked)}</strong> of {listLength}
        </p>
      </Cluster>
      <Cluster data-print="hide">
        <Button $variant="primary" onClick={donate}>
          <span>
            Donate ${donationAmount} <VisuallyHidden>to {candidate.name}</VisuallyHidden>
          </span>
        </Button>
        <CampaignSite site={candidate.site} $variant="secondary">
          Open Campaign Site
        </CampaignSite>
        <BackToResults />
      </Cluster>
      <Muted>
        The whole ${donationAmount} would go to {candidate.name} alone. It is a demo: nothing is
        paid.
      </Muted>
    </>
  );
}
