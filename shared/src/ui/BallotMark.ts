import styled from 'styled-components';

/** The filled oval of a ballot, which the logo shows as well. Wherever it is, it means “gets a share”. */
export const BallotMark = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: 2.75em;
  padding-inline: 0.5em;
  border: 2px solid var(--color-accent);
  border-radius: 1em;
  background: var(--color-accent);
  color: var(--color-on-accent);
  font-size: var(--text-small);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: var(--line-snug);
  print-color-adjust: exact;

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;
    background: CanvasText;
    color: Canvas;
  }
`;

/** The mark without dollars. */
export const SmallMark = styled(BallotMark)`
  min-width: 1.25rem;
  height: 0.75rem;
  padding: 0;
`;
