import { runAlone } from '@donate-impact/shared/app/runAlone';
import { About } from './pages/About';
import { Accessibility } from './pages/Accessibility';
import { Audit } from './pages/Audit';
import { Landing } from './pages/Landing';

runAlone('marketing', { Landing, About, Audit, Accessibility });
