import { prerenderRemote } from '@donate-impact/shared/app/prerenderRemote';
import { candidatesUrl } from '@donate-impact/shared/candidates/candidatesUrl';
import { Candidate } from './pages/Candidate';
import { Confirm } from './pages/Confirm';
import { Results } from './pages/Results';

const data = [candidatesUrl];

/** Initial states for the fragments; every page here reads the data file at once. */
export const pages = prerenderRemote(
  'results',
  { Candidate, Confirm, Results },
  { Candidate: data, Confirm: data, Results: data },
);
