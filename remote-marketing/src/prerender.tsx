import { prerenderRemote } from '@donate-impact/shared/app/prerenderRemote';
import { About } from './pages/About';
import { Accessibility } from './pages/Accessibility';
import { Audit } from './pages/Audit';
import { Landing } from './pages/Landing';

/** Initial states for the fragments. */
export const pages = prerenderRemote('marketing', { Landing, About, Audit, Accessibility });
