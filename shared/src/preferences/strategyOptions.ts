import type { Strategy } from './Answers';
import type { Option } from './issueOptions';

/** The donation strategies of step 3. */
export const strategyOptions: readonly Required<Option<Strategy>>[] = [
  {
    id: 'single',
    label: 'Single high-impact donation',
    hint: 'The whole $50 goes to the one candidate you pick.',
  },
  {
    id: 'spread',
    label: 'Spread across several',
    hint: 'Your top three matches get $16 each, whichever card you donate from.',
  },
];
