import styled, { css } from 'styled-components';

/** Four levels of emphasis in one hue, so that they read as an order from high to low. */
export type BadgeTone = 'strong' | 'soft' | 'outline' | 'plain';

const tones = {
  strong: css`
    background: var(--color-accent);
    border-color: var(--color-accent);
    color: var(--color-on-accent);
  `,
  soft: css`
    background: var(--color-accent-soft);
    border-color: var(--color-accent);
    color: var(--color-accent);
  `,
  outline: css`
    border-color: var(--color-control);
    color: var(--color-text);
  `,
  plain: css`
    background: var(--color-sunken);
    border-color: transparent;
    color: var(--color-muted);
  `,
};

/** A short label beside what it describes; never the only carrier of a meaning. */
export const Badge = styled.span<{ $tone?: BadgeTone }>`
  display: inline-block;
  border: 1px solid;
  border-radius: var(--radius);
  padding-inline: var(--space-1);
  font-size: var(--text-small);
  font-weight: 600;
  line-height: 1.55;
  max-width: 100%;
  ${({ $tone = 'outline' }) => tones[$tone]}
  @media (forced-colors: active) {
    background: Canvas;
    border-color: CanvasText;
    color: CanvasText;
  }
`;
