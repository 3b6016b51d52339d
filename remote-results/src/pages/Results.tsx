import { candidatesQuery } from '@donate-impact/shared/candidates';
import { paths } from '@donate-impact/shared/routes';
import {
  Cluster,
  LinkButton,
  PageHeading,
  useHydrated,
  usePageTitle,
} from '@donate-impact/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MatchesStatus } from '../list/MatchesStatus';
import { ResultsContent } from '../list/ResultsContent';
import { ResultsExtras } from '../list/ResultsExtras';
import { Extras, Main, Page, Side, Top } from '../list/ResultsLayout.styles';
import { useViewedAnswers } from '../list/useViewedAnswers';
import { PreferencesPanel } from '../preferences/PreferencesPanel';
import { ScoringHelp } from '../scoring/ScoringHelp';

/** Your Matches: the candidates ranked by the visitor's answers, or by those that a link carries. */
export function Results() {
  usePageTitle('Your Matches');
  const view = useViewedAnswers();
  const query = useQuery(candidatesQuery);
  const isHydrated = useHydrated();
  const [count, setCount] = useState('');
  const isSettled = isHydrated && (query.data !== undefined || query.errorUpdateCount > 0);

  return (
    <Page data-boundary="results">
      <Top>
        <div>
          <PageHeading>Your Matches</PageHeading>
          <MatchesStatus text={query.data ? count : ''} />
        </div>
        <Cluster $gap={1} data-print="hide">
          <LinkButton to={paths.demo.getHref()}>Back to Wizard</LinkButton>
          <ScoringHelp />
        </Cluster>
      </Top>
      <Side>
        <PreferencesPanel {...view} hasRoom={!isSettled} />
      </Side>
      {/* Another node when there is something to show: what is new cannot have moved. */}
      <Main key={isSettled ? 'settled' : 'waiting'}>
        <ResultsContent view={view} query={query} onCount={setCount} />
      </Main>
      <Extras data-print="hide">{isHydrated && <ResultsExtras answers={view.answers} />}</Extras>
    </Page>
  );
}
