import type { Bed } from '../Plant';

const candidate = 'remote-results/src/pages/Candidate.test.tsx';
const entryState = 'remote-results/src/matches/useEntryState.test.ts';
const focus = 'remote-results/e2e/focus.spec.ts';
const list = 'remote-results/src/pages/Results.test.tsx';
const tools = 'remote-results/e2e/resultsTools.spec.ts';

export const matches: Bed = {
  subject: 'Matches: list, filters, comparison, shared links, faulty data',
  plants: [
    {
      name: 'a shared list is ranked by the reader’s own answers',
      file: 'remote-results/src/matches/ViewedAnswers.tsx',
      from: '{ answers: shared, isShared: true',
      to: '{ answers: own, isShared: true',
      caughtBy: { file: list, title: 'ranks by the answers in a shared link' },
    },
    {
      name: 'a donation from a shared list leads back to another list',
      file: 'remote-results/src/results/useMatches.ts',
      from: 'paths.confirm.getHref() + fragment',
      to: 'paths.confirm.getHref()',
      caughtBy: {
        file: 'remote-results/e2e/sharedList.spec.ts',
        title: 'Back to Results returns to the list',
      },
    },
    {
      name: 'the link to share sends the answers to the server',
      file: 'remote-results/src/results/ShareMatches.tsx',
      from: '${encodePreferences(answers)}',
      to: `\${encodePreferences(answers).replace('#', '?')}`,
      caughtBy: {
        file: 'remote-results/src/results/ShareMatches.test.tsx',
        title: 'copies a link that carries the answers in its fragment',
      },
    },
    {
      name: 'filters change the ranks',
      file: 'remote-results/src/results/useMatchList.ts',
      from: 'searchCandidates(ranked, filters) :',
      to: `searchCandidates(ranked, filters).map((one, index) => ({ ...one, rank: index + 1 })) :`,
      caughtBy: { file: tools, title: 'filters narrow the list' },
    },
    {
      name: 'the bars of the ranking add up to less than the score',
      file: 'remote-results/src/ranking/stackedPoints.ts',
      from: 'points: part.points + (raised.has(part) ? 1 : 0)',
      to: 'points: part.points',
      caughtBy: {
        file: 'remote-results/src/ranking/stackedPoints.test.ts',
        title: 'adds up to the shown score for every candidate and 1,000 random answers',
      },
    },
    {
      name: 'filters are lost after Back',
      file: 'remote-results/src/matches/useEntryState.ts',
      from: `window.history.replaceState({ ...entryState(), [key]: next }, '');`,
      to: '',
      caughtBy: { file: entryState, title: 'keeps a value in the history entry' },
    },
    {
      name: 'a filter deletes the router’s state for the page',
      file: 'remote-results/src/matches/useEntryState.ts',
      from: '{ ...entryState(), [key]: next }',
      to: '{ [key]: next }',
      caughtBy: { file: entryState, title: 'keeps a value in the history entry' },
    },
    {
      name: 'the focus is lost after Clear filters',
      file: 'remote-results/src/filters/Filters.tsx',
      from: '    search.current?.focus();\n',
      to: '',
      caughtBy: { file: tools, title: 'filters narrow the list' },
    },
    {
      name: 'four candidates can be compared',
      file: 'remote-results/src/compare/useComparison.ts',
      from: 'mostCompared = 3;',
      to: 'mostCompared = 4;',
      caughtBy: { file: tools, title: 'a visitor compares two or three candidates side by side' },
    },
    {
      name: 'clearing the comparison scrolls the visitor to the top of the page',
      file: 'remote-results/src/compare/CompareBar.tsx',
      from: 'if (box) box.focus({ preventScroll: true });\n    else focusHeading();',
      to: 'focusHeading();',
      caughtBy: { file: focus, title: 'a visitor who clears the comparison stays' },
    },
    {
      name: 'the focus is lost when a part cannot be loaded',
      file: 'remote-results/src/loading/LazyPart.tsx',
      from: 'if (opener instanceof HTMLElement) opener.focus();',
      to: '',
      caughtBy: {
        file: focus,
        title: 'Try again moves focus to the control that opened the part',
      },
    },
    {
      name: 'the page does not mention omitted records',
      file: 'remote-results/src/results/ListNotices.tsx',
      from: 'unreadable > 0',
      to: 'unreadable > 99',
      caughtBy: { file: list, title: 'counts the candidates who could not be read' },
    },
    {
      name: 'Try again does not request the data file',
      file: 'remote-results/src/loading/LoadedCandidates.tsx',
      from: '() => refetch()',
      to: '() => {}',
      caughtBy: { file: candidate, title: 'gives the reason when the data file fails' },
    },
    {
      name: 'an empty data file leaves the page blank',
      file: 'remote-results/src/pages/Results.tsx',
      from: '<NoMatches />',
      to: 'null',
      caughtBy: { file: list, title: 'offers Start Over when there is no one to rank' },
    },
    {
      name: 'an unknown candidate seems to be loading',
      file: 'remote-results/src/pages/Candidate.tsx',
      from: '<CandidateNotFound unreadable={unreadable} />',
      to: '<CandidateOutline />',
      caughtBy: { file: candidate, title: 'says that an unknown candidate is not found' },
    },
  ],
};
