import { type RankedCandidate, rankInWords } from '@donate-impact/shared/scoring';
import { Section, Surface } from '@donate-impact/shared/ui';
import styled from 'styled-components';
import type { Cases } from './weighCases';

const nothing = 'nothing in the data';

/** The facts for and against a donation to this candidate, with equal weight. */
export function CandidateCases({ cases }: { cases: Cases }) {
  return (
    <Sides>
      <Case id="pro" title="The case for" facts={cases.pro} />
      <Case id="contra" title="The case against" facts={cases.contra} />
    </Sides>
  );
}

interface CaseProps {
  id: string;
  title: string;
  facts: readonly string[];
}

function Case({ id, title, facts }: CaseProps) {
  return (
    <Surface>
      <Section id={id} title={title}>
        <ul>
          {(facts.length > 0 ? facts : [nothing]).map((fact) => (
            <li key={fact}>{capitalized(fact)}</li>
          ))}
        </ul>
      </Section>
    </Surface>
  );
}

/** Two sentences: the rank, and the first fact of each case. */
export function writeVerdict(
  ranked: RankedCandidate,
  listLength: number,
  { pro: [pro = nothing], contra: [contra = nothing] }: Cases,
): string {
  const rank = capitalized(`${ranked.tied ? '' : 'ranked '}${rankInWords(ranked)}`);
  return `${rank} of ${listLength}. For a donation: ${pro}; against: ${contra}.`;
}

function capitalized(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: var(--space-2) var(--space-3);

  h2 { font-size: var(--text-lead); }
  ul { padding-inline-start: 1.25em; }
`;
