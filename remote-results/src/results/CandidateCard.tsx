import {
  type Candidate,
  competitivenessLabels,
  daysLabel,
  issueLabel,
  type Leverage,
  leverageLabels,
} from '@donate-impact/shared/candidates';
import { type RankedCandidate, rankLabel } from '@donate-impact/shared/scoring';
import {
  Badge,
  type BadgeTone,
  ScoreBadge,
  Surface,
  VisuallyHidden,
} from '@donate-impact/shared/ui';
import { memo } from 'react';
import { FundingBar } from '../campaign/FundingBar';
import { PollChart } from '../campaign/PollChart';
import type { Comparing } from '../compare/useComparison';
import {
  Card,
  ChartName,
  Charts,
  District,
  Head,
  Issues,
  Rank,
  Terms,
} from './CandidateCard.styles';
import { CardActions } from './CardActions';
import { CardExplanation } from './CardExplanation';
import { useMatchesOfList } from './useMatches';

interface CandidateCardProps {
  ranked: RankedCandidate;
  isTop: boolean;
  comparing: Comparing;
  onCompare: (id: string) => void;
}

/** One candidate in the list, with everything that goes into the score, and the actions. */
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
        <RaceTerms candidate={candidate} />
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

const leverageTones: Record<Leverage, BadgeTone> = {
  high: 'strong',
  'med-high': 'soft',
  medium: 'outline',
  low: 'plain',
};

/** The race in three terms. Leverage is shown, not scored. */
function RaceTerms({ candidate }: { candidate: Candidate }) {
  const { competitiveness, donationLeverage, timeToElectionDays } = candidate;

  return (
    <Terms>
      <div>
        <dt>Competitiveness</dt>
        <dd>
          <Badge>{competitivenessLabels[competitiveness]}</Badge>
        </dd>
      </div>
      <div>
        <dt>Donation leverage</dt>
        <dd>
          <Badge $tone={leverageTones[donationLeverage]}>{leverageLabels[donationLeverage]}</Badge>
        </dd>
      </div>
      <div>
        <VisuallyHidden as="dt">Election</VisuallyHidden>
        <dd>
          <Badge>{daysLabel(timeToElectionDays)}</Badge>
        </dd>
      </div>
    </Terms>
  );
}

/** The candidate's issues; those that the list is ranked by are marked in words as well as by tone. */
function CardIssues({ issues }: { issues: readonly string[] }) {
  const { answers } = useMatchesOfList();
  if (issues.length === 0) return <p>No issues listed</p>;

  return (
    <Issues aria-label="Issues">
      {issues.map((issue) => {
        const isChosen = answers.issues.includes(issue);
        return (
          <li key={issue}>
            <Badge $tone={isChosen ? 'soft' : 'plain'}>
              {isChosen && <span aria-hidden="true">✓ </span>}
              {issueLabel(issue)}
              {isChosen && <VisuallyHidden>, chosen</VisuallyHidden>}
            </Badge>
          </li>
        );
      })}
    </Issues>
  );
}
