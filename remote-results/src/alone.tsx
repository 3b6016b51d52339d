import { runAlone } from '@donate-impact/shared/app/runAlone';
import { Candidate } from './pages/Candidate';
import { Confirm } from './pages/Confirm';
import { Results } from './pages/Results';

runAlone('results', { Candidate, Confirm, Results });
