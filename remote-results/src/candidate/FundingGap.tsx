import type { Candidate } from '@donate-impact/shared/candidates';
import { Section, Surface } from '@donate-impact/shared/ui';
import { FundingBar } from '../charts/FundingBar';
import { largestFund } from '../charts/largestFund';
import { Muted } from './CandidateDetails.styles';

interface FundingGapProps {
  candidate: Candidate;
  candidates: readonly Candidate[];
}

export function FundingGap({ candidate, candidates }: FundingGapProps) {
  return (
    <Surface>
      <Section id="funding" title="Funding gap">
        <FundingBar
          funding={candidate.funding}
          scale={largestFund(candidates)}
          name={candidate.name}
        />
        <Muted>
          The full width is the largest fund in the list, so bars of several pages compare.
        </Muted>
      </Section>
    </Surface>
  );
}
