import {
  type Candidate,
  competitivenessLabels,
  daysLabel,
  issueLabel,
} from '@donate-impact/shared/candidates';
import { explainScore, type RankedCandidate, rankLabel } from '@donate-impact/shared/scoring';
import { ScoreBadge, VisuallyHidden } from '@donate-impact/shared/ui';
import { memo } from 'react';
import { elementId } from '../common/elementId';
import { usePrinting } from '../common/usePrinting';
import type { Comparing } from '../compare/useComparison';
import { ScoreReceipt } from '../explanation/ScoreReceipt';
import { Card, District, Facts, Head, Rank } from './CandidateCard.styles';
import { CardActions } from './CardActions';
import { CardCharts } from './CardCharts';
import { useMatchesOfList } from './useMatches';

interface CandidateCardProps {
  ranked: RankedCandidate;
  comparing: Comparing;
  onCompare: (id: string) => void;
}

/** One candidate in the list, with everything that goes into the score, and the actions. */
export const CandidateCard = memo(function CandidateCard(props: CandidateCardProps) {
  const { ranked } = props;
  const { candidate, score } = ranked;
  const { answers, fundingScale } = useMatchesOfList();
  const isPrinting = usePrinting();

  return (
    <Card as="article" aria-labelledby={elementId('candidate', candidate.id)}>
      <Head>
        <Rank>
          <VisuallyHidden>Rank </VisuallyHidden>
          {rankLabel(ranked)}
        </Rank>
        <h2 id={elementId('candidate', candidate.id)} tabIndex={-1}>
          {candidate.name}
        </h2>
        <District>{candidate.district}</District>
        <ScoreBadge score={score} />
      </Head>
      <CardFacts candidate={candidate} />
      <CardCharts candidate={candidate} scale={fundingScale} />
      <CardActions {...props} />
      {isPrinting && (
        <ScoreReceipt
          explanation={explainScore(candidate, answers)}
          caption="The score by factor"
        />
      )}
    </Card>
  );
});

/** The race and the issues in words; a check marks the issues that the list is ranked by. */
function CardFacts({ candidate }: { candidate: Candidate }) {
  const { competitiveness, timeToElectionDays, issues } = candidate;
  const { answers } = useMatchesOfList();

  return (
    <>
      <Facts aria-label="Race">
        <li>
          <VisuallyHidden>Competitiveness: </VisuallyHidden>
          {competitivenessLabels[competitiveness]} race
        </li>
        <li>{daysLabel(timeToElectionDays)}</li>
      </Facts>
      <Facts aria-label="Issues">
        {issues.map((issue) => (
          <li key={issue} data-chosen={answers.issues.includes(issue) || undefined}>
            <span>{issueLabel(issue)}</span>
            {answers.issues.includes(issue) && <VisuallyHidden>, chosen</VisuallyHidden>}
          </li>
        ))}
        {issues.length === 0 && <li>No issues listed</li>}
      </Facts>
    </>
  );
}
