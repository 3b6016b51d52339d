import styled from 'styled-components';

/** A bar for a percentage, 0 to 100, that is also beside it as text. */
export function Meter({ percent }: { percent: number }) {
  return (
    <Bar viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className="track" width="100" height="8" />
      <rect className="fill" width={Math.min(100, Math.max(0, percent))} height="8" />
    </Bar>
  );
}

const Bar = styled.svg`
  width: 100%;
  height: 0.5rem;
  .track { fill: var(--color-track); }
  .fill { fill: var(--color-accent); }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
