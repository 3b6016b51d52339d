import styled, { css } from 'styled-components';
import type { Motion } from './useMotion';

interface LayerLook {
  $motion: Motion;
}

const still = '@media (prefers-reduced-motion: reduce), (scripting: none)';
const hidden = css`
  visibility: hidden;
`;

/** Both layers in one place, sized to the larger one, so that switching between them moves nothing. */
export const Layers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > * {
    grid-area: 1 / 1;
  }
`;

/** Visible unless the visitor prefers less motion. */
export const MovingLayer = styled.div<LayerLook>`
  ${({ $motion }) => $motion === 'reduced' && hidden}
  ${({ $motion }) => $motion === 'unknown' && css`${still} { ${hidden} }`}
`;

/** Visible when the visitor prefers less motion, or when nothing can move because scripts are off. */
export const StillLayer = styled.div<LayerLook>`
  display: grid;
  ${({ $motion }) => $motion === 'full' && hidden}
  ${({ $motion }) => $motion === 'unknown' && css`${hidden} ${still} { visibility: visible; }`}
`;

/** A sheet of paper with the timing marks of a ballot along its edge. */
export const Sheet = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
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
  @media (forced-colors: active) {
    &::before {
      display: none;
    }
  }
`;
