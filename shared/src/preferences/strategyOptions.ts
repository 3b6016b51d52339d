import { spreadSize } from '../scoring/chooseRecipients';
import { donationAmount, getShare } from '../scoring/getShare';
import type { Strategy } from './Answers';
import type { Option } from './issueOptions';

/** The donation strategies of step 3. */
export const strategyOptions: readonly Required<Option<Strategy>>[] = [
  {
    id: 'single',
    label: 'Single high-impact donation',
    hint: `The whole $${donationAmount} goes to the one candidate you pick, such as your top match.`,
  },
  {
    id: 'spread',
    label: 'Spread across several',
    hint: `Your top ${spreadSize} matches get $${getShare(spreadSize).each} each; $${getShare(spreadSize).leftOver} is left over.`,
  },
];
