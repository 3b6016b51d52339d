import { getScoreParts, rankLabel } from '@donate-impact/shared/scoring';
import { ScoreBadge, ScoreStrip, SmallMark, VisuallyHidden } from '@donate-impact/shared/ui';
import { memo } from 'react';
import { elementId } from '../common/elementId';
import { IssueList } from '../common/IssueList';
import { Card, District, Facts, Head, Legend, Rank } from './CandidateCard.styles';
import { CardActions, type CardProps } from './CardActions';
import { CardFactors } from './CardFactors';
import { NotScored } from './NotScored';
import { useMatchesOfList } from './useMatches';

/** One candidate in the list: the score as a receipt, what is not scored, and the actions. */
export const CandidateCard = memo(function CandidateCard(props: CardProps) {
  const { ranked } = props;
  const { candidate, score } = ranked;
  const { id, name, district, issues } = candidate;
  const { answers, recipients } = useMatchesOfList();
  const parts = getScoreParts(candidate, answers);

  return (
    <Card aria-labelledby={elementId('candidate', id)}>
      <Head>
        <Rank>
          <VisuallyHidden>Rank </VisuallyHidden>
          {rankLabel(ranked)}
          {recipients?.includes(ranked) && <SmallMark aria-hidden="true" />}
        </Rank>
        <h2 id={elementId('candidate', id)} tabIndex={-1}>
          {name}
        </h2>
        <District>{district}</District>
        <ScoreBadge score={score} />
        <Legend aria-hidden="true">Impact score</Legend>
      </Head>
      <ScoreStrip parts={parts} />
      <CardFactors candidate={candidate} parts={parts} />
      <Facts>
        <IssueList issues={issues} chosen={answers.issues} />
        <NotScored candidate={candidate} />
      </Facts>
      <CardActions {...props} />
    </Card>
  );
});
