import type { Impact } from './Answers';
import type { Option } from './issueOptions';

/** The impact approaches of step 2; each hint says what the choice changes in the score. */
export const impactOptions: readonly Required<Option<Impact>>[] = [
  {
    id: 'close',
    label: 'Support candidates in close races',
    hint: 'Half the score is how close the race is.',
  },
  {
    id: 'track',
    label: 'Support candidates with track records',
    hint: 'About a third of the score is your issues; no data on track records.',
  },
  {
    id: 'infra',
    label: 'Build long-term movement infrastructure',
    hint: 'Two fifths of the score is how soon the election is; no data on movements.',
  },
];
