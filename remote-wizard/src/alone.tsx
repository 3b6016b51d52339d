import { runAlone } from '@donate-impact/shared/app/runAlone';
import { onEnter, Wizard } from './pages/Wizard';

runAlone('wizard', { Wizard }, { Wizard: onEnter });
