import styled from 'styled-components';

/** The end of the sample run, in a place that is kept for it. */
export function Confirmation({ shown }: { shown: boolean }) {
  return (
    <Strip $shown={shown}>
      <strong>Donation Confirmed</strong>
      <span>$16 to each of the three. A sample: no money moved.</span>
    </Strip>
  );
}

const Strip = styled.p<{ $shown: boolean }>`
  display: grid;
  max-width: none;
  background: var(--color-accent-soft);
  border-inline-start: 6px solid var(--color-accent);
  padding: var(--space-1) 0.75rem;
  line-height: 1.4;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
`;
