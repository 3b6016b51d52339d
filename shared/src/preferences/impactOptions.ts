import { weightRows } from '../scoring/weights';
import type { Impact } from './Answers';
import type { Option } from './issueOptions';

const { close, track, infra } = weightRows;

/** The impact approaches of step 2; each hint says what the choice changes in the score. */
export const impactOptions: readonly Required<Option<Impact>>[] = [
  {
    id: 'close',
    label: 'Support candidates in close races',
    hint: `Puts ${close.competitiveness.toFixed(2)} of the score on how competitive the race is, the most of any choice, and ${close.fundingGap.toFixed(2)} on the funding gap.`,
  },
  {
    id: 'track',
    label: 'Support candidates with track records',
    hint: `Puts ${track.issueMatch.toFixed(2)} of the score on your issues. This prototype has no data on track records, so they are not scored.`,
  },
  {
    id: 'infra',
    label: 'Build long-term movement infrastructure',
    hint: `Puts ${infra.time.toFixed(2)} of the score on time, which favors the soonest elections.`,
  },
];
