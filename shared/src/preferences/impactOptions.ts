import type { Impact } from './Answers';
import type { Option } from './issueOptions';

/** The impact approaches of step 2; each hint says what the choice changes in the score. */
export const impactOptions: readonly Required<Option<Impact>>[] = [
  {
    id: 'close',
    label: 'Support candidates in close races',
    hint: 'Close races make up 50 of 100 points.',
  },
  {
    id: 'track',
    label: 'Support candidates with track records',
    hint: 'Your issues make up 35 of 100 points. The data has no track records.',
  },
  {
    id: 'infra',
    label: 'Build long-term movement infrastructure',
    hint: 'The time left makes up 40 of 100 points. The data has no movements.',
  },
];
