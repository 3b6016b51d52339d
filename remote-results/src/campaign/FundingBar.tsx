import { type Candidate, formatFunds } from '@donate-impact/shared/candidates';
import { fundingGapPercent } from '@donate-impact/shared/scoring';
import { Figure, Row, RowName, RowValue, Sentence, Track } from './Chart.styles';
import { getWidth } from './fundScale';

interface FundingBarProps {
  funding: Candidate['funding'];
  /** Dollars at full width: the largest fund in the list, so that bars can be compared across cards. */
  scale: number;
  name?: string;
}

/** Both funds as bars on one scale, with a sentence that states the gap. */
export function FundingBar({ funding, scale, name = 'Candidate' }: FundingBarProps) {
  return (
    <Figure aria-label="Funding">
      <FundRow side="us" name={name} dollars={funding.us} scale={scale} />
      <FundRow side="them" name="Opponent" dollars={funding.them} scale={scale} />
      <Sentence>{fundingSentence(funding, name)}</Sentence>
    </Figure>
  );
}

interface FundRowProps {
  side: 'us' | 'them';
  name: string;
  dollars: number;
  scale: number;
}

function FundRow({ side, name, dollars, scale }: FundRowProps) {
  return (
    <Row>
      <RowName>{name}</RowName>
      <Track height="24" aria-hidden="true">
        <rect className="groove" y="6" width="100%" height="12" />
        <rect className={side} y="6" width={getWidth(dollars, scale)} height="12" />
      </Track>
      <RowValue>{formatFunds(dollars)}</RowValue>
    </Row>
  );
}

const smallestShown = 50_000;

/** Who has more, by how much, and the gap as a share of the larger fund: the number that the score uses. */
export function fundingSentence(funding: Candidate['funding'], name: string): string {
  const { us, them } = funding;
  if (us === them) return 'Both have the same amount: no funding gap';
  const difference = Math.abs(them - us);
  const isShown = difference >= smallestShown;
  const more = isShown ? formatFunds(difference) : `less than ${formatFunds(smallestShown)}`;
  if (us > them) return `${name} has ${more} more: no funding gap to close`;
  const percent = fundingGapPercent(funding);
  return `Opponent has ${more} more: a funding gap of ${percent === 0 ? 'less than 1' : percent}%`;
}
