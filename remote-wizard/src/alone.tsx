import { runAlone } from '@donate-impact/shared/app/runAlone';
import { Wizard } from './pages/Wizard';

runAlone('wizard', { Wizard });
