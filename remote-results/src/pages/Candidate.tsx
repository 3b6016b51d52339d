import { candidatesQuery } from '@donate-impact/shared/candidates';
import { PageHeading, useHydrated, usePageTitle } from '@donate-impact/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { CandidateDetails } from '../candidate/CandidateDetails';
import { CandidatePage } from '../candidate/CandidateDetails.styles';
import { CandidateLoading } from '../candidate/CandidateLoading';
import { CandidateNotFound } from '../candidate/CandidateNotFound';
import { FailedCandidates } from '../part/FailedCandidates';

/** One candidate, by the id in the address. */
export function Candidate() {
  const { id = '' } = useParams();
  const isHydrated = useHydrated();
  const { data, error, errorUpdateCount, refetch } = useQuery(candidatesQuery);
  const candidates = isHydrated ? data?.candidates : undefined;
  const found = candidates?.find((candidate) => candidate.id === id);
  const heading = headingOf(found?.name, Boolean(candidates));
  usePageTitle(heading);

  return (
    <CandidatePage data-boundary="results" $gap={3}>
      <div>
        <PageHeading>{heading}</PageHeading>
        {found && <p>{found.district}</p>}
      </div>
      {content()}
    </CandidatePage>
  );

  function content() {
    if (found && candidates) return <CandidateDetails candidate={found} candidates={candidates} />;
    if (candidates) return <CandidateNotFound unreadable={data?.unreadable ?? 0} />;
    if (!isHydrated || errorUpdateCount === 0) return <CandidateLoading />;
    return <FailedCandidates reason={error?.message ?? null} onRetry={refetch} />;
  }
}

function headingOf(name: string | undefined, isLoaded: boolean): string {
  if (name) return name;
  return isLoaded ? 'Candidate not found' : 'Candidate details';
}
