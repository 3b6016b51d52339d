import { runAlone } from '@donate-impact/shared/app/runAlone';
import { About } from './pages/About';
import { Landing } from './pages/Landing';

runAlone('marketing', { Landing, About });
