import { paths } from '@donate-impact/shared/routes';
import {
  Cluster,
  LinkButton,
  NothingHere,
  PageHeading,
  Skeleton,
  Stack,
  usePageTitle,
} from '@donate-impact/shared/ui';
import { useLocation, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { CandidateDetails } from '../candidate/CandidateDetails';
import { BackToResults } from '../common/BackToResults';
import { useKeptAnswers } from '../common/useKeptAnswers';
import { LoadedCandidates, useCandidates } from '../loading/LoadedCandidates';

/** One candidate, by the id in the URL. */
export function Candidate() {
  useKeptAnswers();
  const { id = '' } = useParams();
  const { hash } = useLocation();
  const file = useCandidates();
  const isLoaded = file.state === 'loaded';
  const found = isLoaded
    ? file.data.candidates.find((candidate) => candidate.id === id)
    : undefined;
  const heading = getHeading(found?.name, isLoaded);
  usePageTitle(heading);

  return (
    <CandidatePage data-boundary="results" $gap={3}>
      <Header>
        <div>
          <PageHeading>{heading}</PageHeading>
          {found && <p>{found.district}</p>}
        </div>
        {found && <BackToResults $variant="quiet" />}
      </Header>
      <LoadedCandidates file={file} outline={<CandidateOutline />}>
        {({ candidates, unreadable }) =>
          found ? (
            <CandidateDetails key={found.id + hash} candidate={found} candidates={candidates} />
          ) : (
            <NothingHere
              actions={
                <LinkButton $variant="primary" to={paths.results.getHref()}>
                  Back to Results
                </LinkButton>
              }
            >
              No candidate has this address. The list may have changed since the link was created.
              {unreadable > 0 &&
                ` ${unreadable} ${unreadable === 1 ? 'record' : 'records'} in the data file could not be read, perhaps this candidate’s.`}
            </NothingHere>
          )
        }
      </LoadedCandidates>
    </CandidatePage>
  );
}

function getHeading(name: string | undefined, isLoaded: boolean): string {
  if (name) return name;
  return isLoaded ? 'Candidate not found' : 'Candidate details';
}

const heights = ['18rem', '44rem', '26rem'];

/** The page's outline while the data file is loading. */
function CandidateOutline() {
  return (
    <>
      <p role="status">Loading candidate details...</p>
      {heights.map((height) => (
        <Skeleton key={height} $height={height} />
      ))}
    </>
  );
}

const Header = styled(Cluster)`
  justify-content: space-between;
  align-items: end;
  gap: 0 var(--space-3);

  > :first-child { min-width: 0; }
`;

/* At least as tall as the window, so that what is below never comes into view only to be pushed out again. */
const CandidatePage = styled(Stack)`
  @media screen {
    min-height: 100vh;
  }
`;
