import styled, { keyframes } from 'styled-components';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/** A block the size of what is loading; hidden from assistive technology. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{
  /** A CSS length. */
  $height: string;
}>`
  height: ${({ $height }) => $height};
  background: var(--color-track);
  border-radius: var(--radius);
  @media (prefers-reduced-motion: no-preference) {
    animation: ${breathe} 1.8s ease-in-out infinite;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
