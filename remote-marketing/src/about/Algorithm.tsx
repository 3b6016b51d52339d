import { paths } from '@donate-impact/shared/routes';
import { Link } from 'react-router-dom';
import { Columns } from './Columns';
import { RuledSection } from './RuledSection';

const considered = [
  {
    title: 'Race competitiveness and polling',
    text: 'A toss-up scores highest, a safe race lowest. Polls are shown but not scored.',
  },
  {
    title: 'Funding gaps',
    text: 'The further a candidate trails in funds, the higher the score.',
  },
  {
    title: 'Time until election',
    text: 'The sooner the election, the higher the score. A year or more away adds nothing.',
  },
  {
    title: 'Issue alignment',
    text: 'The more of your issues a candidate lists, the higher the score, whichever side the candidate takes.',
  },
  {
    title: 'Historical voting patterns',
    text: 'Not scored: the data of the prototype has none.',
  },
  {
    title: 'Donation leverage',
    text: 'A rating from low to high. It is shown but not scored.',
  },
];

export function Algorithm() {
  return (
    <RuledSection id="algorithm" title="What the algorithm considers">
      <Columns items={considered} />
      <p>
        The <Link to={paths.audit.getHref()}>audit of the ranking</Link> shows who comes first over
        all possible answers, and who never does.
      </p>
    </RuledSection>
  );
}
