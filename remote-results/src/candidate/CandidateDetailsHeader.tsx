import { donationChosen, useAppDispatch } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import { donationAmount, type RankedCandidate, rankLabel } from '@donate-impact/shared/scoring';
import { Button, Cluster, LinkButton, ScoreBadge, VisuallyHidden } from '@donate-impact/shared/ui';
import { useNavigate } from 'react-router-dom';
import { CampaignSite } from '../part/CampaignSite';
import { Muted } from './CandidateDetails.styles';

interface CandidateDetailsHeaderProps {
  ranked: RankedCandidate;
  listLength: number;
  /** What the address of the list ends with that the visitor comes from. */
  fragment: string;
}

/** The score, the rank and what can be done about this candidate. */
export function CandidateDetailsHeader({
  ranked,
  listLength,
  fragment,
}: CandidateDetailsHeaderProps) {
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
        <LinkButton to={paths.results.getHref() + fragment}>Back to Results</LinkButton>
      </Cluster>
      <Muted>
        The whole ${donationAmount} would go to {candidate.name} alone. It is a demo: nothing is
        paid.
      </Muted>
    </>
  );
}
