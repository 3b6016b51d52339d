import { weightsFor } from '@donate-impact/shared/scoring';
import { Drawing } from './Drawing';

const width = 238;

/** The default weights as parts of one bar, from the weights themselves. */
export function WeightsFigure() {
  const { competitiveness, fundingGap, time, issueMatch } = weightsFor(null);
  let from = 1;
  const parts = [competitiveness, fundingGap, time, issueMatch].map((weight) => {
    const start = from;
    from += weight * width;
    return { start, length: weight * width - 3 };
  });
  return (
    <Drawing>
      {parts.map(({ start, length }) => (
        <g key={start}>
          <rect className="us" x={start} y="14" width={length} height="32" />
          <path
            className="line ink"
            d={`M${start} 56v8h${length}v-8M${start + length / 2} 64v12`}
          />
        </g>
      ))}
    </Drawing>
  );
}
