import styled from 'styled-components';

/** Where nothing moves: the visitor prefers it so, or scripts are off. */
export const still = '@media (prefers-reduced-motion: reduce), (scripting: none)';

/** A sheet of paper with the timing marks of a ballot along its edge. */
export const Sheet = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  background: var(--color-surface);
  border: 2px solid var(--color-text);
  padding: var(--space-2) var(--space-2) var(--space-2) calc(var(--space-4) + var(--space-1));
  &::before {
    content: '';
    position: absolute;
    inset: var(--space-2) auto var(--space-2) var(--space-1);
    width: var(--space-2);
    background: repeating-linear-gradient(
      to bottom,
      var(--color-text) 0 var(--space-1),
      transparent 0 var(--space-3)
    );
  }
  /* The finished run. */
  ${still} {
    && * {
      visibility: visible;
    }
  }
  @media (forced-colors: active) {
    &::before {
      display: none;
    }
  }
`;
