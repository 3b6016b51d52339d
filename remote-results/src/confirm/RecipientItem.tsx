import type { Candidate } from '@donate-impact/shared/candidates';
import { paths } from '@donate-impact/shared/routes';
import { Link } from 'react-router-dom';
import { CampaignSite } from '../part/CampaignSite';
import { District, Dollars, RecipientRow } from './DonationReceipt.styles';

interface RecipientItemProps {
  candidate: Candidate;
  reason: string;
  dollars: number;
}

export function RecipientItem({ candidate, reason, dollars }: RecipientItemProps) {
  const { id, name, district, site } = candidate;

  return (
    <RecipientRow>
      <h3>
        <Link to={paths.candidate.getHref(id)} viewTransition>
          {name}
        </Link>
        <District>{district}</District>
      </h3>
      <Dollars>${dollars}</Dollars>
      <p>{reason}</p>
      <p>
        <CampaignSite site={site}>{name}’s campaign site</CampaignSite>
      </p>
    </RecipientRow>
  );
}
