import { type Candidate, formatMillions } from '@donate-impact/shared/candidates';
import { Figure, Row, RowName, RowValue, Sentence, Track } from './Chart.styles';
import { fundingSentence } from './fundingSentence';

interface FundingBarProps {
  funding: Candidate['funding'];
  /** The dollars at the full width: the largest fund of the list, so that bars of several cards compare. */
  scale: number;
  name?: string;
}

/** Both funds as bars on one scale, and the sentence that names the gap. */
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
  const share = Math.min(1, Math.max(0, dollars) / Math.max(1, scale));

  return (
    <Row>
      <RowName>{name}</RowName>
      <Track height="24" aria-hidden="true">
        <rect className="groove" y="6" width="100%" height="12" />
        <rect className={side} y="6" width={`${Number((share * 100).toFixed(2))}%`} height="12" />
      </Track>
      <RowValue>{formatMillions(dollars)}</RowValue>
    </Row>
  );
}
