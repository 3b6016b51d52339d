import type { Candidate } from '@donate-impact/shared/candidates';
import { isUnanswered } from '@donate-impact/shared/preferences';
import { paths } from '@donate-impact/shared/routes';
import {
  LinkButton,
  Muted,
  Notice,
  PageHeading,
  Skeleton,
  Stack,
  usePageTitle,
} from '@donate-impact/shared/ui';
import { Link } from 'react-router-dom';
import { PrintedFrom } from '../common/PrintedFrom';
import { scoreCaveat } from '../common/scoreCaveat';
import { useKeptAnswers } from '../common/useKeptAnswers';
import { usePrinting } from '../common/usePrinting';
import {
  SharedNotice,
  unreadLink,
  useViewedAnswers,
  type ViewedAnswers,
} from '../common/ViewedAnswers';
import { Filters } from '../filters/Filters';
import { LazyPart } from '../loading/LazyPart';
import { LoadedCandidates, type Loading, useCandidates } from '../loading/LoadedCandidates';
import { PrivacyPanel } from '../privacy/PrivacyPanel';
import { Agreement } from '../results/Agreement';
import { CandidateList } from '../results/CandidateList';
import { ListTools } from '../results/ListTools';
import { PreferencesPanel } from '../results/PreferencesPanel';
import { Ranking } from '../results/Ranking';
import { ScoreKey } from '../results/ScoreKey';
import { MatchesContext } from '../results/useMatches';
import { type MatchList, useMatchList } from '../results/useMatchList';
import { Extras, Main, Page, Side, Status, Top } from './Results.styles';

const none: readonly Candidate[] = [];

const loadShare = () => import('../results/ShareMatches').then(({ ShareMatches }) => ShareMatches);

/** Your Matches: the candidates ranked by the visitor's answers, or by those that a link carries. */
export function Results() {
  useKeptAnswers();
  const view = useViewedAnswers();
  const title = view.isShared ? 'Shared matches' : 'Your Matches';
  usePageTitle(title);
  const file = useCandidates();
  const candidates = file.state === 'loaded' ? file.data.candidates : none;
  const list = useMatchList(candidates, view);
  const hasCandidates = candidates.length > 0;

  return (
    <Page data-boundary="results">
      <Top>
        <PageHeading>{title}</PageHeading>
        <LinkButton to={paths.wizard.getHref()} data-print="hide">
          Back to Wizard
        </LinkButton>
        {/* In the page before it has text, so that the text is announced. */}
        <Status role="status">
          {hasCandidates && (view.isDamaged && !view.isShared ? unreadLink : list.count)}
        </Status>
        <ListTools list={list} />
        {view.isShared && (
          <SharedNotice {...view}>
            {!isUnanswered(view.own) && <Agreement candidates={candidates} view={view} />}
          </SharedNotice>
        )}
      </Top>
      <ResultsBody key={view.fragment} file={file} list={list} view={view} />
      <Muted>
        <span>{scoreCaveat}</span>{' '}
        <Link to={paths.audit.getHref()} data-print="hide">
          Audit of the ranking
        </Link>
        <PrintedFrom />
      </Muted>
      <Extras data-print="hide">{file.state !== 'loading' && <PrivacyPanel />}</Extras>
    </Page>
  );
}

interface ResultsBodyProps {
  file: Loading;
  list: MatchList;
  view: ViewedAnswers;
}

/** The preferences and filters, the picture of the ranking and the list; or what stands in for them. */
export function ResultsBody({ file, list, view }: ResultsBodyProps) {
  const { candidates } = list.matches;
  const hasCandidates = candidates.length > 0;
  const isPrinting = usePrinting();

  return (
    <MatchesContext value={list.matches}>
      <Side>
        <PreferencesPanel {...view} />
        <ScoreKey />
        {hasCandidates && (
          <Filters
            candidates={candidates}
            filters={list.filters}
            onChange={list.setFilters}
            isOpen={list.panel === 'filter'}
          />
        )}
      </Side>
      <Main>
        <LoadedCandidates file={file} outline={<LoadingMatches />}>
          {({ unreadable }) => (
            <>
              {unreadable > 0 && (
                <Notice
                  title={`${unreadable} ${unreadable === 1 ? 'candidate' : 'candidates'} could not be read`}
                >
                  <p>Invalid records in the data file are left out of this list.</p>
                </Notice>
              )}
              {hasCandidates && list.panel === 'share' && (
                <LazyPart load={loadShare} name="Sharing" props={{ answers: view.answers }} />
              )}
              {hasCandidates && (list.panel === 'ranking' || isPrinting) && <Ranking list={list} />}
              {hasCandidates ? <CandidateList list={list} /> : <NoMatches />}
            </>
          )}
        </LoadedCandidates>
      </Main>
    </MatchesContext>
  );
}

// As many as the file has, so that a reloaded page keeps its place.
const cards = Array.from({ length: 24 }, (_, place) => place + 1);

/** Shown while the data file is loading, in the space that the cards will take. */
function LoadingMatches() {
  return (
    <Stack>
      <p>Loading candidates...</p>
      {cards.map((card) => (
        <Skeleton key={card} $height="14rem" />
      ))}
    </Stack>
  );
}

/** Shown when the data file has no candidates. */
function NoMatches() {
  return (
    <Notice
      title="No matches found"
      actions={<LinkButton to={paths.wizard.getHref()}>Start Over</LinkButton>}
    >
      <p>Try selecting more issues, or different ones.</p>
    </Notice>
  );
}
