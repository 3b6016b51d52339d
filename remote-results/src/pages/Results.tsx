import type { Candidate } from '@donate-impact/shared/candidates';
import { paths } from '@donate-impact/shared/routes';
import { Button, LinkButton, PageHeading, usePageTitle } from '@donate-impact/shared/ui';
import { ScoringHelp } from '../explanation/ScoringHelp';
import { useCandidates } from '../loading/LoadedCandidates';
import { useViewedAnswers } from '../matches/ViewedAnswers';
import { PrivacyPanel } from '../privacy/PrivacyPanel';
import { MatchesContext } from '../results/useMatches';
import { useMatchList } from '../results/useMatchList';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { Extras, Links, NarrowOnly, Page, Status, Top, WideOnly } from './Results.styles';
import { ResultsBody } from './ResultsBody';

const none: readonly Candidate[] = [];

/** Your Matches: the candidates ranked by the visitor's answers, or by those that a link carries. */
export function Results() {
  usePageTitle('Your Matches');
  const view = useViewedAnswers();
  const file = useCandidates();
  const candidates = file.state === 'loaded' ? file.data.candidates : none;
  const list = useMatchList(candidates, view);
  const shortcuts = useShortcuts();

  return (
    <MatchesContext value={list.matches}>
      <Page data-boundary="results">
        <Top>
          <PageHeading>Your Matches</PageHeading>
          {/* In the page before it has text, so that the text is announced. */}
          <Status role="status">{candidates.length > 0 && list.count}</Status>
          <Links data-print="hide">
            <LinkButton to={paths.wizard.getHref()}>Back to Wizard</LinkButton>
            <ScoringHelp />
            <WideOnly>
              <ShortcutsButton onClick={shortcuts.show} />
            </WideOnly>
          </Links>
        </Top>
        <ResultsBody file={file} candidates={candidates} list={list} view={view} />
        <Extras data-print="hide">
          {file.state !== 'loading' && <PrivacyPanel />}
          <NarrowOnly>
            <ShortcutsButton onClick={shortcuts.show} />
          </NarrowOnly>
        </Extras>
        {shortcuts.dialog}
      </Page>
    </MatchesContext>
  );
}

function ShortcutsButton({ onClick }: { onClick: () => void }) {
  return (
    <Button aria-haspopup="dialog" onClick={onClick}>
      Shortcuts
    </Button>
  );
}
