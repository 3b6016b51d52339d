import { shareOf } from '@donate-impact/shared/scoring';
import styled from 'styled-components';
import { sampleMatches } from './sampleRun';

/** The end of the sample run, in space that is reserved for it. */
export function Confirmation({ shown }: { shown: boolean }) {
  return (
    <Strip $shown={shown}>
      <strong>Donation Confirmed</strong>
      <span>
        ${shareOf(sampleMatches.length).each} to each of the three. This is a sample: no money
        moved.
      </span>
    </Strip>
  );
}

const Strip = styled.p<{ $shown: boolean }>`
  display: grid;
  max-width: none;
  background: var(--color-accent-soft);
  border-inline-start: 6px solid var(--color-accent);
  padding: var(--space-1) var(--space-2);
  line-height: 1.4;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
`;
