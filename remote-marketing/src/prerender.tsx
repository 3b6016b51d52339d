import { prerenderRemote } from '@donate-impact/shared/app/prerenderRemote';
import { About } from './pages/About';
import { Landing } from './pages/Landing';

/** First states for the fragments. */
export const pages = prerenderRemote('marketing', { Landing, About });
