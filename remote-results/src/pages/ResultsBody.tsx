import type { Candidate } from '@donate-impact/shared/candidates';
import { LoadedCandidates, type Loading } from '../loading/LoadedCandidates';
import type { ViewedAnswers } from '../matches/ViewedAnswers';
import { CandidateList } from '../results/CandidateList';
import { ListNotices, NoMatches } from '../results/ListNotices';
import { ListRanking } from '../results/ListRanking';
import { ListTools } from '../results/ListTools';
import { LoadingMatches, LoadingRanking } from '../results/LoadingMatches';
import { PreferencesPanel } from '../results/PreferencesPanel';
import type { MatchList } from '../results/useMatchList';
import { Main, Side, Tools } from './Results.styles';

interface ResultsBodyProps {
  file: Loading;
  candidates: readonly Candidate[];
  list: MatchList;
  view: ViewedAnswers;
}

/** The tools, the preferences with the picture of the ranking, and the list; or what stands in for them. */
export function ResultsBody({ file, candidates, list, view }: ResultsBodyProps) {
  // A new node once there is something to show: new content does not count as a layout shift.
  const key = file.state === 'loading' ? 'waiting' : 'settled';
  const hasCandidates = candidates.length > 0;

  return (
    <>
      <Tools key={`tools, ${key}`}>
        {hasCandidates && <ListTools candidates={candidates} list={list} />}
      </Tools>
      <Side>
        <PreferencesPanel {...view} />
        {file.state === 'loading' && <LoadingRanking />}
        {hasCandidates && <ListRanking list={list} />}
      </Side>
      <Main key={key}>
        <LoadedCandidates file={file} outline={<LoadingMatches />}>
          {({ unreadable }) => (
            <>
              <ListNotices {...view} unreadable={unreadable} />
              {hasCandidates ? <CandidateList list={list} /> : <NoMatches />}
            </>
          )}
        </LoadedCandidates>
      </Main>
    </>
  );
}
