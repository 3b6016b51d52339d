import { type RankedCandidate, rankLabel } from '@donate-impact/shared/scoring';
import { ScoreBadge, Surface, VisuallyHidden } from '@donate-impact/shared/ui';
import { memo } from 'react';
import { FundingBar } from '../charts/FundingBar';
import { PollChart } from '../charts/PollChart';
import type { Comparing } from '../compare/useComparison';
import { useMatchesOfList } from '../list/MatchesContext';
import { Card, ChartName, Charts, District, Head, Rank } from './CandidateCard.styles';
import { CardActions } from './CardActions';
import { CardBadges } from './CardBadges';
import { CardExplanation } from './CardExplanation';
import { CardIssues } from './CardIssues';

interface CandidateCardProps {
  ranked: RankedCandidate;
  isTop: boolean;
  comparing: Comparing;
  onCompare: (id: string) => void;
}

/** One candidate of the list, with everything that the score is made of and what can be done. */
export const CandidateCard = memo(function CandidateCard(props: CandidateCardProps) {
  const { ranked, isTop, comparing, onCompare } = props;
  const { candidate, score } = ranked;
  const { fundingScale } = useMatchesOfList();

  return (
    <Surface as="article" aria-labelledby={`candidate-${candidate.id}`}>
      <Card>
        <Head>
          <Rank>
            <VisuallyHidden>Rank </VisuallyHidden>
            {rankLabel(ranked)}
          </Rank>
          <div>
            <h2 id={`candidate-${candidate.id}`} tabIndex={-1}>
              {candidate.name}
            </h2>
            <District>{candidate.district}</District>
          </div>
          <ScoreBadge score={score} />
        </Head>
        <CardBadges candidate={candidate} />
        <Charts>
          <div>
            <ChartName>Polling</ChartName>
            <PollChart polling={candidate.polling} name={candidate.name} />
          </div>
          <div>
            <ChartName>Funding</ChartName>
            <FundingBar funding={candidate.funding} scale={fundingScale} name={candidate.name} />
          </div>
        </Charts>
        <CardIssues issues={candidate.issues} />
        <CardExplanation ranked={ranked} />
        <CardActions
          candidate={candidate}
          isTop={isTop}
          comparing={comparing}
          onCompare={onCompare}
        />
      </Card>
    </Surface>
  );
});
