import { groupDigits, spreadSize } from '@donate-impact/shared/scoring';
import { Disclosure } from '@donate-impact/shared/ui';
import { formatCount, passedOver } from './counts';
import figures from './figures.json';

const { answers, candidates, order } = figures;
const compared = (order.reordered + order.renamed) * answers * candidates.length;
const inWords = passedOver.map(({ name, times }) => `${name} (${times})`).join(', ');

export function FileOrder() {
  return (
    <Disclosure summary="Does the order of the file, or a name, matter?">
      <p>
        The data file was ranked in {order.reordered} other orders (backwards, by name, by id, and
        shuffled), and {order.renamed} times with every candidate’s name, id and district given to
        another race, each in all {answers} combinations. Changed:{' '}
        <strong>{order.changedRanks}</strong> of {groupDigits(compared)} places.
      </p>
      <p>
        Candidates who share a place are listed in the order of the file. That matters for one
        thing: a donation that is spread goes to the first {spreadSize} of the list. Under{' '}
        {formatCount(order.changedRecipients)}, a tie across third place leaves the choice to the
        order of the file. The page that confirms the donation says so. In the top three without a
        share are {inWords}.
      </p>
    </Disclosure>
  );
}
