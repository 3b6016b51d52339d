import {
  impactRowLabel,
  ordinal,
  type RankUnderImpact,
  stabilitySentence,
} from '@donate-impact/shared/scoring';
import { Ranks, Stability } from './RankStability.styles';

interface RankStabilityProps {
  ranks: readonly RankUnderImpact[];
}

/** The rank under each of the four weight rows, and the sentence that sums them up. */
export function RankStability({ ranks }: RankStabilityProps) {
  return (
    <Stability>
      <Ranks>
        {ranks.map(({ impact, rank, tied }) => (
          <div key={impact ?? 'default'}>
            <dt>{impactRowLabel(impact)}</dt>
            <dd>
              {ordinal(rank)}
              {tied && <small> tied</small>}
            </dd>
          </div>
        ))}
      </Ranks>
      <p>{stabilitySentence(ranks)}</p>
    </Stability>
  );
}
