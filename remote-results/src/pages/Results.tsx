import type { Candidate } from '@donate-impact/shared/candidates';
import { isUnanswered } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import {
  LinkButton,
  Notice,
  PageHeading,
  useHydrated,
  usePageTitle,
} from '@donate-impact/shared/ui';
import { PrintedFrom } from '../common/PrintedFrom';
import { scoreCaveat } from '../common/scoreCaveat';
import { useKeptAnswers } from '../common/useKeptAnswers';
import { usePrinting } from '../common/usePrinting';
import { SharedNotice, useViewedAnswers, type ViewedAnswers } from '../common/ViewedAnswers';
import { ScoringHelp } from '../explanation/ScoringHelp';
import { LoadedCandidates, type Loading, useCandidates } from '../loading/LoadedCandidates';
import { PrivacyPanel } from '../privacy/PrivacyPanel';
import { CandidateList } from '../results/CandidateList';
import { ListRanking } from '../results/ListRanking';
import { ListTools } from '../results/ListTools';
import { LoadingMatches } from '../results/LoadingMatches';
import { PreferencesPanel } from '../results/PreferencesPanel';
import { TwoLists } from '../results/TwoLists';
import { MatchesContext } from '../results/useMatches';
import { type MatchList, useMatchList } from '../results/useMatchList';
import { Caveat, Extras, Links, Main, Page, Side, Status, Tools, Top } from './Results.styles';

const none: readonly Candidate[] = [];

/** Your Matches: the candidates ranked by the visitor's answers, or by those that a link carries. */
export function Results() {
  useKeptAnswers();
  const view = useViewedAnswers();
  const title = view.isShared ? 'Shared matches' : 'Your Matches';
  usePageTitle(title);
  const isHydrated = useHydrated();
  const file = useCandidates();
  const candidates = file.state === 'loaded' ? file.data.candidates : none;
  const list = useMatchList(candidates, view);
  const mayCompare = !isUnanswered(view.own) && (file.state === 'loading' || candidates.length > 0);

  return (
    <MatchesContext value={list.matches}>
      <Page data-boundary="results">
        <Top>
          <div>
            <PageHeading>{title}</PageHeading>
            {/* In the page before it has text, so that the text is announced. */}
            <Status role="status">{candidates.length > 0 && list.count}</Status>
            <Status>{isHydrated && describeDonate(view)}</Status>
          </div>
          <Links data-print="hide">
            <LinkButton to={paths.wizard.getHref()}>Back to Wizard</LinkButton>
            <ScoringHelp
              impact={view.answers.impact}
              onExplore={candidates.length > 0 ? list.exploring.start : undefined}
            />
          </Links>
          <SharedNotice {...view}>
            {mayCompare && <TwoLists candidates={candidates} view={view} />}
          </SharedNotice>
        </Top>
        <ResultsBody
          key={view.fragment}
          file={file}
          candidates={candidates}
          list={list}
          view={view}
        />
        <Caveat>
          <span>{scoreCaveat}</span>
          <PrintedFrom />
        </Caveat>
        <Extras data-print="hide">{file.state !== 'loading' && <PrivacyPanel />}</Extras>
      </Page>
    </MatchesContext>
  );
}

/** Whom the Donate of every card pays. */
function describeDonate({ strategy, isShared }: ViewedAnswers): string {
  if (strategy === 'single') return 'Every Donate pays one candidate.';
  return `Every Donate pays ${isShared ? 'this list’s' : 'your'} top three.`;
}

interface ResultsBodyProps {
  file: Loading;
  candidates: readonly Candidate[];
  list: MatchList;
  view: ViewedAnswers;
}

/** The preferences, the tools, the picture of the ranking and the list; or what stands in for them. */
export function ResultsBody({ file, candidates, list, view }: ResultsBodyProps) {
  const hasCandidates = candidates.length > 0;
  const isPrinting = usePrinting();

  return (
    <>
      <Side>
        <PreferencesPanel {...view} />
        <Tools>{hasCandidates && <ListTools candidates={candidates} list={list} />}</Tools>
      </Side>
      <Main>
        <LoadedCandidates file={file} outline={<LoadingMatches />}>
          {({ unreadable }) => (
            <>
              {unreadable > 0 && <UnreadableNotice count={unreadable} />}
              {hasCandidates && (list.picture.isShown || isPrinting) && <ListRanking list={list} />}
              {hasCandidates ? <CandidateList list={list} /> : <NoMatches />}
            </>
          )}
        </LoadedCandidates>
      </Main>
    </>
  );
}

/** Says that records of the data file could not be read. */
function UnreadableNotice({ count }: { count: number }) {
  return (
    <Notice
      tone="plain"
      title={`${count} ${count === 1 ? 'candidate' : 'candidates'} could not be read`}
    >
      <p>Invalid records in the data file are left out of this list.</p>
    </Notice>
  );
}

/** Shown when the data file has no candidates. */
function NoMatches() {
  return (
    <Notice
      tone="plain"
      title="No matches found"
      actions={<LinkButton to={paths.wizard.getHref()}>Start Over</LinkButton>}
    >
      <p>Try selecting more issues, or different ones.</p>
    </Notice>
  );
}
