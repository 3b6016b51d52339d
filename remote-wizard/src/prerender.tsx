import { prerenderRemote } from '@donate-impact/shared/app/prerenderRemote';
import { Wizard } from './pages/Wizard';

/** Initial states for the fragments. */
export const pages = prerenderRemote('wizard', { Wizard });
