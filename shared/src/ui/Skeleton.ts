import styled, { keyframes } from 'styled-components';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/** A block the size of what is loading; hidden from assistive technology. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{
  /** CSS lengths; the full width and one line by default. */
  $width?: string;
  $height?: string;
}>`
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = '1.2em' }) => $height};
  background: var(--color-track);
  border-radius: var(--radius);
  @media (prefers-reduced-motion: no-preference) {
    animation: ${breathe} 1.8s ease-in-out infinite;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
