import { prerenderRemote } from '@donate-impact/shared/app/prerenderRemote';
import { type ParsedCandidates, parseCandidates } from '@donate-impact/shared/candidates';
import { candidatesUrl } from '@donate-impact/shared/candidates/candidatesUrl';
import records from '@donate-impact/shared/data/candidates.json';
import { useViewedAnswers } from './common/ViewedAnswers';
import { Candidate } from './pages/Candidate';
import { Confirm } from './pages/Confirm';
import { Results, ResultsBody } from './pages/Results';
import { useMatchList } from './results/useMatchList';

const preload = [candidatesUrl];
const { candidates } = parseCandidates(records);

/** Initial states for the fragments; every page here reads the data file at once. */
export const pages = prerenderRemote(
  'results',
  { Candidate, Confirm, Results },
  {
    Candidate: { preload },
    Confirm: { preload },
    Results: { preload, next: <Listed candidates={candidates} /> },
  },
);

function Listed({ candidates }: Pick<ParsedCandidates, 'candidates'>) {
  const view = useViewedAnswers();
  const list = useMatchList(candidates, view);
  const file = { state: 'loaded', data: { candidates, unreadable: 0 } } as const;
  return <ResultsBody file={file} list={list} view={view} />;
}
