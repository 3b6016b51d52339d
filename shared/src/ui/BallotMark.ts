import styled from 'styled-components';

/** The oval of a ballot, which the logo shows as well. Wherever it is filled, it means “gets a share”. */
export const BallotMark = styled.span<{ $filled?: boolean }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: 2.75em;
  padding-inline: 0.5em;
  border: 2px solid var(--color-accent);
  border-radius: 1em;
  background: ${({ $filled }) => ($filled ? 'var(--color-accent)' : 'none')};
  color: ${({ $filled }) => ($filled ? 'var(--color-on-accent)' : 'var(--color-accent)')};
  font-size: var(--text-small);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: var(--line-snug);
  print-color-adjust: exact;

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;
    background: ${({ $filled }) => ($filled ? 'CanvasText' : 'Canvas')};
    color: ${({ $filled }) => ($filled ? 'Canvas' : 'CanvasText')};
  }
`;
