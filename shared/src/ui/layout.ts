import styled from 'styled-components';

interface Gap {
  /** Distance between children in steps of 8 px; 2 by default. */
  $gap?: number;
}

/** Children one below the other with equal gaps. */
export const Stack = styled.div<Gap>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 2 }) => `${$gap * 0.5}rem`};
`;

/** Children side by side, wrapping where there is no room. */
export const Cluster = styled.div<Gap>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 2 }) => `${$gap * 0.5}rem`};
`;
