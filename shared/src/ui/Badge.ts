import styled from 'styled-components';

/** Four levels of emphasis in one hue, so that they read as an order from high to low. */
export type BadgeTone = 'strong' | 'soft' | 'outline' | 'plain';

/**
 * A short label beside what it describes; never the only carrier of a meaning. All tones are in one class: a
 * class for each would bring rules with the first badge of its tone, and the browser would recalculate styles.
 */
export const Badge = styled.span.attrs<{ $tone?: BadgeTone; 'data-tone'?: BadgeTone }>(
  ({ $tone = 'outline' }) => ({
    'data-tone': $tone,
  }),
)`
  display: inline-block;
  border: 1px solid;
  border-radius: var(--radius);
  padding-inline: var(--space-1);
  font-size: var(--text-small);
  font-weight: 600;
  line-height: 1.55;
  max-width: 100%;
  &:where([data-tone='strong']) {
    background: var(--color-accent);
    border-color: var(--color-accent);
    color: var(--color-on-accent);
  }
  &:where([data-tone='soft']) {
    background: var(--color-accent-soft);
    border-color: var(--color-accent);
    color: var(--color-accent);
  }
  &:where([data-tone='outline']) {
    border-color: var(--color-control);
    color: var(--color-text);
  }
  &:where([data-tone='plain']) {
    background: var(--color-sunken);
    border-color: transparent;
    color: var(--color-muted);
  }
  @media (forced-colors: active) {
    background: Canvas;
    border-color: CanvasText;
    color: CanvasText;
  }
`;
