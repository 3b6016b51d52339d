import { type Answers, isUnanswered } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import {
  Cluster,
  LinkButton,
  PageHeading,
  Stack,
  useHydrated,
  usePageTitle,
} from '@donate-impact/shared/ui';
import { useState } from 'react';
import { ScoringHelp } from '../explanation/ScoringHelp';
import { LoadedCandidates, useCandidates } from '../loading/LoadedCandidates';
import { useViewedAnswers } from '../matches/ViewedAnswers';
import { PrivacyPanel } from '../privacy/PrivacyPanel';
import { ListNotices, NoMatches } from '../results/ListNotices';
import { LoadingMatches } from '../results/LoadingMatches';
import { Matches } from '../results/Matches';
import { PreferencesPanel } from '../results/PreferencesPanel';
import { ShareMatches } from '../results/ShareMatches';
import { Extras, Main, Page, Side, Status, Top } from './Results.styles';

/** Your Matches: the candidates ranked by the visitor's answers, or by those that a link carries. */
export function Results() {
  usePageTitle('Your Matches');
  const view = useViewedAnswers();
  const file = useCandidates();
  const isHydrated = useHydrated();
  const [count, setCount] = useState('');
  const isSettled = file.state !== 'loading';

  return (
    <Page data-boundary="results">
      <Top>
        <div>
          <PageHeading>Your Matches</PageHeading>
          {/* In the page before it has text, so that the text is announced. */}
          <Status role="status">{file.state === 'loaded' && count}</Status>
        </div>
        <Cluster $gap={1} data-print="hide">
          <LinkButton to={paths.wizard.getHref()}>Back to Wizard</LinkButton>
          <ScoringHelp />
        </Cluster>
      </Top>
      <Side>
        <PreferencesPanel {...view} hasRoom={!isSettled} />
      </Side>
      {/* A new node once there is something to show: new content does not count as a layout shift. */}
      <Main key={isSettled ? 'settled' : 'waiting'}>
        <LoadedCandidates file={file} outline={<LoadingMatches />}>
          {({ candidates, unreadable }) => (
            <Stack $gap={3}>
              <ListNotices {...view} isEmpty={candidates.length === 0} unreadable={unreadable} />
              {candidates.length === 0 ? (
                <NoMatches />
              ) : (
                <Matches candidates={candidates} view={view} onCount={setCount} />
              )}
            </Stack>
          )}
        </LoadedCandidates>
      </Main>
      <Extras data-print="hide">{isHydrated && <ResultsExtras answers={view.answers} />}</Extras>
    </Page>
  );
}

/** Sharing the matches, and the privacy panel. */
function ResultsExtras({ answers }: { answers: Answers }) {
  return (
    <Stack $gap={4}>
      {!isUnanswered(answers) && <ShareMatches answers={answers} />}
      <PrivacyPanel />
    </Stack>
  );
}
