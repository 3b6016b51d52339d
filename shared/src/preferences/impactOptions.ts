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
    hint: 'No data on track records; about a third of the score is your issues.',
  },
  {
    id: 'infra',
    label: 'Build long-term movement infrastructure',
    hint: 'No data on movements; two fifths of the score is how soon the election is.',
  },
];
